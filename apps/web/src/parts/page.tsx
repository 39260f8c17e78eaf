/** The frame of every screen but the table: logo, theme, settings. */
import { Icon, Logo } from '@parlor/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { showTurnInTab } from '../platform/notice.ts';
import { words } from '../strings/index.ts';
import { SettingsButton } from './settings-sheet.tsx';
import { ThemeButton } from './theme-button.tsx';

interface Props {
  /** The page's one first heading. */
  readonly title: string;
  readonly narrow?: boolean;
  /** The front page is called by the house's name alone. */
  readonly front?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, narrow = false, front = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    showTurnInTab(false, front ? null : title);
    // Screen readers and the keyboard start at the top of the new screen.
    heading.current?.focus();
  }, [title, front]);
  return (
    <div className={narrow ? 'page page-narrow' : 'page'}>
      <PageHead />
      <main>
        <h1 ref={heading} tabIndex={-1} className={narrow ? 'title' : 'title hero'}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}

export function PageHead() {
  return (
    <header className="page-head">
      <Link href="/" className="home" aria-label={words.house}>
        <Logo />
      </Link>
      <div className="row">
        <ThemeButton />
        <SettingsButton>
          <Icon name="person" />
        </SettingsButton>
      </div>
    </header>
  );
}

/** Small labels: inverse ones shout ("turn", "new"), outlined ones state ("BOT", a version, a count). */
import './tag.css';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { words } from './words.ts';

export function Tag({ look = 'outlined', children }: { readonly look?: 'inverse' | 'outlined'; readonly children: ReactNode }) {
  return <span className={`ui-tag ui-tag-${look}`}>{children}</span>;
}

/** Stands before the name of every bot, everywhere. */
export function BotTag() {
  return (
    <span className="ui-tag ui-tag-outlined ui-tag-bot">
      <Icon name="bot" />
      {words.bot}
    </span>
  );
}

/** A key, as printed on a button. */
export function KeyTag({ children }: { readonly children: string }) {
  return (
    <span className="ui-key" aria-hidden="true">
      {children}
    </span>
  );
}

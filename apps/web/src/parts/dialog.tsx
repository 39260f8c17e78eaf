/** A modal sheet: the browser's own dialog, which keeps the focus in and gives it back. */
import { Button, Icon } from '@parlor/ui';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { words } from '../strings/index.ts';
import { placeVoices } from './live.tsx';

interface Props {
  readonly title: string;
  readonly kind?: 'side' | 'middle' | 'end';
  readonly closeLabel?: string;
  onClose(): void;
  readonly children: ReactNode;
}

export function Dialog({ title, kind = 'middle', closeLabel = words.table.closePanel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the sheet is taken away: what is gone from the page gives nothing back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    shown?.showModal();
    // Its name first: a key pressed a moment too late must not press a button.
    shown?.querySelector('h2')?.focus();
    placeVoices();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      placeVoices();
    };
  }, []);
  const cancel = (event: React.SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key for it; `onCancel` hears it.
    <dialog
      ref={dialog}
      className={`dialog dialog-${kind}`}
      aria-labelledby={heading}
      onCancel={cancel}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <Button look="bare" className="square" aria-label={closeLabel} onClick={onClose}>
            <Icon name="cross" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

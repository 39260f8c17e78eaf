/** The Player ID: judged on leaving the field and again on sending. */
import { useState } from 'react';
import { MAX_NAME, nameFault } from '../platform/judge-fields.ts';
import { useDrafts } from '../stores/drafts.ts';
import { useSettings } from '../stores/settings.ts';
import { words } from '../strings/index.ts';
import { Field } from './field.tsx';

export function useName(): string {
  const kept = useSettings(settings => settings.name);
  return useDrafts(drafts => drafts.name) ?? kept;
}

export function NameField({ sent }: { readonly sent: boolean }) {
  const name = useName();
  const [left, leave] = useState(false);
  return (
    <Field
      label={words.create.playerId}
      value={name}
      maxLength={MAX_NAME}
      autoComplete="nickname"
      spellCheck={false}
      fault={left || sent ? nameFault(name) : null}
      onBlur={() => leave(name !== '')}
      onChange={event => useDrafts.setState({ name: event.target.value })}
    />
  );
}

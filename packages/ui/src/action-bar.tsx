/**
 * The bar under the hand: one sentence, then what may be done with what is selected. Why something is not possible stands in
 * the sentence's place, so that nothing moves.
 */
import './action-bar.css';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import { words } from './words.ts';

export interface Action {
  readonly id: string;
  readonly label: ReactNode;
  readonly look?: ButtonLook;
  /** Why it is not possible now. */
  readonly why?: string | null;
  readonly keyTag?: string | undefined;
  /** Called when it is possible. */
  readonly run: () => void;
}

interface ActionBarProps {
  /** Least first; the last one is the widest on a phone. */
  readonly actions: readonly Action[];
  readonly children: ReactNode;
  /** Draws Cancel first. */
  readonly onCancel?: (() => void) | null;
  /** A greyed action was pressed: its reason. */
  readonly onRefused?: (why: string) => void;
  /** An action is looked at, by pointer or by focus; null: no longer. */
  readonly onLookAt?: (id: string | null) => void;
  readonly refusal?: string | null;
  readonly busy?: boolean;
  /** Nothing can be done here now: where room is short, none is kept for buttons. */
  readonly idle?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

export function ActionBar({ actions, children, onCancel, onRefused, onLookAt, refusal, busy, idle, ref }: ActionBarProps) {
  const heading = useId();
  const sentence = useId();
  const [looked, setLooked] = useState<string | null>(null);
  const reason = refusal ?? actions.find(action => action.id === looked)?.why;
  const look = (id: string | null) => {
    setLooked(id);
    onLookAt?.(id);
  };
  return (
    <section className="ui-bar-box" aria-labelledby={heading} aria-busy={busy} ref={ref}>
      <h2 id={heading} className="ui-spoken">
        {words.actions}
      </h2>
      <div className={idle ? 'ui-bar ui-bar-idle' : 'ui-bar'}>
        <div className="ui-bar-words">
          <p id={sentence} className={reason ? 'ui-spoken' : 'ui-bar-sentence'}>
            {children}
          </p>
          {reason && (
            <p className="ui-bar-refusal">
              <Icon name="refused" />
              <span>
                <b>{words.notPossible}</b> {reason}
              </span>
            </p>
          )}
        </div>
        {(actions.length > 0 || onCancel) && (
          <div className="ui-bar-actions">
            {onCancel && (
              <Button className="ui-bar-cancel" keyTag="Esc" onClick={onCancel}>
                <Icon name="cross" />
                <span>{words.cancel}</span>
              </Button>
            )}
            {actions.map(action => (
              <Button
                key={action.id}
                data-action={action.id}
                look={action.look ?? 'plain'}
                why={action.why ?? null}
                keyTag={action.keyTag}
                aria-describedby={sentence}
                onClick={() => (action.why ? onRefused?.(action.why) : action.run())}
                onFocus={() => look(action.id)}
                onBlur={() => look(null)}
                onPointerEnter={() => look(action.id)}
                onPointerLeave={() => look(null)}
              >
                {action.label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

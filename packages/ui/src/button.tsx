/** Buttons of the house: one primary per view. A greyed one stays focusable and tells why. */
import './button.css';
import { type ButtonHTMLAttributes, type Ref, useId } from 'react';
import { KeyTag } from './tag.tsx';

export type ButtonLook = 'primary' | 'strong' | 'plain' | 'bare';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  /** Why it is not possible now; it is then greyed, and `onClick` is left to say so. */
  readonly why?: string | null;
  /** The key that does the same. */
  readonly keyTag?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = 'plain', why = null, keyTag, children, className, ...rest }: ButtonProps) {
  const reason = useId();
  return (
    <>
      <button
        type="button"
        className={`ui-button ui-focus ui-button-${look}${className ? ` ${className}` : ''}`}
        title={why ?? undefined}
        {...rest}
        {...(why ? { 'aria-disabled': true, 'aria-describedby': reason } : {})}
      >
        {children}
        {keyTag && <KeyTag>{keyTag}</KeyTag>}
      </button>
      {why && (
        <span id={reason} className="ui-spoken">
          {why}
        </span>
      )}
    </>
  );
}

/** The outermost element of every board, and the headings screen readers jump between. */
import './base.css';
import type { HTMLAttributes, ReactNode, Ref } from 'react';

interface BoardShellProps extends HTMLAttributes<HTMLDivElement> {
  readonly motion: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export function BoardShell({ motion, children, className, ...rest }: BoardShellProps) {
  return (
    <div className={`ui-board ui-surface${className ? ` ${className}` : ''}`} data-motion={motion ? undefined : 'off'} {...rest}>
      {children}
    </div>
  );
}

/** A heading that is heard, not seen. */
export function SpokenHeading({ children }: { readonly children: string }) {
  return <h2 className="ui-spoken">{children}</h2>;
}

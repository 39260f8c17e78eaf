/** A link that looks like a button: it goes somewhere inside Parlor. */
import type { ButtonLook } from '@parlor/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface Props {
  readonly href: string;
  readonly look?: ButtonLook;
  readonly className?: string;
  readonly label?: string;
  onClick?(): void;
  readonly children: ReactNode;
}

export function ButtonLink({ href, look = 'plain', className = '', label, onClick, children }: Props) {
  return (
    <Link
      href={href}
      className={`ui-button ui-focus ui-button-${look} ${className}`}
      {...(label ? { 'aria-label': label } : {})}
      {...(onClick ? { onClick } : {})}
    >
      {children}
    </Link>
  );
}

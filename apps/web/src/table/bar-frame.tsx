/** One bar over the table. */
import { Icon } from '@parlor/ui';
import type { ReactNode } from 'react';

interface Props {
  readonly kind: 'plain' | 'refused';
  readonly icon?: 'plug' | 'refused' | 'bot';
  readonly children: ReactNode;
}

export function BarFrame({ kind, icon, children }: Props) {
  return (
    <div className={`bar bar-${kind}`}>
      {icon && <Icon name={icon} />}
      {children}
    </div>
  );
}

/** The invite: a ticket with a perforated stub that holds a QR code. */
import './ticket.css';
import type { ReactNode } from 'react';

export function Ticket({ stub, children }: { readonly stub: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="ui-ticket">
      <div className="ui-ticket-stub">{stub}</div>
      <div className="ui-ticket-body">{children}</div>
    </div>
  );
}

/** Dark modules by row. The quiet zone is part of the drawing and white in both themes. `label` is the link itself. */
export function QrCode({ modules, label }: { readonly modules: readonly (readonly boolean[])[]; readonly label: string }) {
  const side = modules.length + QUIET * 2;
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ''))).join('');
  return (
    <svg className="ui-qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#111418" />
    </svg>
  );
}

const QUIET = 4;

/** The mark: a table from above with four seats; yours is lit. */
import './mark.css';

export function Mark() {
  return (
    <svg className="ui-mark" viewBox="-50 -50 100 100" aria-hidden="true">
      <MarkDrawing />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="ui-logo">
      <Mark />
      <span>Parlor</span>
    </span>
  );
}

/** Drawn round 0, 0, 96 wide. */
export function MarkDrawing() {
  return (
    <>
      <circle className="ui-mark-table" r="26" />
      <rect className="ui-mark-seat" x="-14" y="-48" width="28" height="10" rx="4" />
      <rect className="ui-mark-seat" x="-48" y="-14" width="10" height="28" rx="4" />
      <rect className="ui-mark-seat" x="38" y="-14" width="10" height="28" rx="4" />
      <rect className="ui-mark-lit" x="-14" y="38" width="28" height="10" rx="4" />
      <circle className="ui-mark-lit" r="9" />
    </>
  );
}

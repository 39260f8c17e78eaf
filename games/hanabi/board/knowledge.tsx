/** How much of what was told is drawn. A choice of three where there is room, one button that goes round where there is not. */
import { Icon, type KnowledgeLevel } from '@parlor/ui';
import { nextLevel } from './use-table.ts';

interface KnowledgeProps {
  readonly level: KnowledgeLevel;
  onLevel(level: KnowledgeLevel): void;
}

export function Knowledge({ level, onLevel }: KnowledgeProps) {
  return (
    <div className="hanabi-knowledge">
      <p aria-hidden="true">Knowledge</p>
      <fieldset className="hanabi-levels">
        <legend className="ui-spoken">Knowledge</legend>
        {LEVELS.map(value => (
          <button key={value} type="button" className="ui-focus" aria-pressed={value === level} onClick={() => onLevel(value)}>
            {LABELS[value]}
          </button>
        ))}
      </fieldset>
      <p>Hold a hand to see it as its holder does.</p>
    </div>
  );
}

export function KnowledgeButton({ level, onLevel }: KnowledgeProps) {
  return (
    <button
      type="button"
      className="hanabi-next-level ui-focus"
      aria-label={`Knowledge: ${LABELS[level]}. Next: ${LABELS[nextLevel(level)]}`}
      onClick={() => onLevel(nextLevel(level))}
    >
      <Icon name="eye" />
      {LABELS[level]}
    </button>
  );
}

const LEVELS: readonly KnowledgeLevel[] = ['hints', 'full', 'table'];
const LABELS: Readonly<Record<KnowledgeLevel, string>> = { hints: 'Hints', full: 'Full', table: 'Table' };

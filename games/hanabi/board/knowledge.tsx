/** How much of what was told is drawn. A choice of three where there is room, one button that goes round where there is not. */
import { Icon, type KnowledgeLevel } from '@parlor/ui';
import { words } from './en.ts';
import { nextLevel } from './use-table.ts';

interface KnowledgeProps {
  readonly level: KnowledgeLevel;
  onLevel(level: KnowledgeLevel): void;
}

export function Knowledge({ level, onLevel }: KnowledgeProps) {
  return (
    <div className="hanabi-knowledge">
      <p aria-hidden="true">{words.knowledge}</p>
      <fieldset className="hanabi-levels">
        <legend className="ui-spoken">{words.knowledge}</legend>
        {LEVELS.map(value => (
          <button key={value} type="button" className="ui-focus" aria-pressed={value === level} onClick={() => onLevel(value)}>
            {words.levels[value]}
          </button>
        ))}
      </fieldset>
      <p>{words.holdHelp}</p>
    </div>
  );
}

export function KnowledgeButton({ level, onLevel }: KnowledgeProps) {
  return (
    <button
      type="button"
      className="hanabi-next-level ui-focus"
      aria-label={words.nextLevel(level, nextLevel(level))}
      onClick={() => onLevel(nextLevel(level))}
    >
      <Icon name="eye" />
      {words.levels[level]}
    </button>
  );
}

const LEVELS: readonly KnowledgeLevel[] = ['hints', 'full', 'table'];

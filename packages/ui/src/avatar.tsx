/** A person is a round letter, a bot a square head, an open seat a dashed number. */
import './avatar.css';
import { Icon } from './icon.tsx';

interface AvatarProps {
  readonly name: string;
  readonly bot?: boolean;
  /** The person who looks: inverse. */
  readonly you?: boolean;
}

export function Avatar({ name, bot = false, you = false }: AvatarProps) {
  const shape = bot ? 'ui-avatar-bot' : 'ui-avatar-person';
  return (
    <span className={`ui-avatar ${shape}${you ? ' ui-avatar-you' : ''}`} aria-hidden="true">
      {bot ? <Icon name="bot" /> : initial(name)}
    </span>
  );
}

export function OpenSeatAvatar({ number }: { readonly number: number }) {
  return (
    <span className="ui-avatar ui-avatar-person ui-avatar-open" aria-hidden="true">
      {number}
    </span>
  );
}

/** The first letter a reader would name, whole even where it takes two code units. */
function initial(name: string): string {
  return [...name.trim()][0]?.toLowerCase() ?? '?';
}

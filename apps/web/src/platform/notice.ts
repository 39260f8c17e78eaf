/** Your turn, unmistakably: page title, icon dot, vibration, and a system notice when the tab is hidden. */
import { words } from '../strings/index.ts';
import { fileAddress } from './address.ts';

/** Title and icon while it is (not) this person's turn. */
export function showTurnInTab(yourTurn: boolean, where: string | null): void {
  const place = where === null ? words.house : where;
  document.title = yourTurn
    ? `(!) ${words.table.yourTurn} - ${place}`
    : where === null
      ? words.house
      : `${place} - ${words.house}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = fileAddress(yourTurn ? 'icons/mark-turn.svg' : 'icons/mark.svg');
}

export function nudge(game: string): void {
  if (typeof navigator.vibrate === 'function' && navigator.userActivation?.hasBeenActive) navigator.vibrate(60);
  if (document.visibilityState === 'hidden' && noticesAllowed() === 'granted') notify(game);
}

function notify(game: string): void {
  try {
    new Notification(words.table.yourTurn, { body: game, icon: fileAddress('icons/icon-192.png'), tag: 'parlor-turn' });
  } catch {
    // Browsers on phones leave notices to service workers: they have the constructor, and it throws.
  }
}

export function noticesAllowed(): NotificationPermission | 'unsupported' {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Only ever called from a button. */
export async function askForNotices(): Promise<NotificationPermission | 'unsupported'> {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission();
}

/** Your turn, unmistakably: page title, icon dot, vibration, and a system notice when the tab is hidden. */
import { words } from '../strings/index.ts';
import { fileAddress } from './address.ts';

/** Title and icon while it is (not) this person's turn. Browsers fetch and draw an icon again even where it stays the same. */
export function showTurnInTab(yourTurn: boolean, where: string | null): void {
  const title = titleOf(yourTurn, where);
  if (document.title !== title) document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const picture = fileAddress(yourTurn ? 'icons/mark-turn.svg' : 'icons/mark.svg');
  if (icon && icon.getAttribute('href') !== picture) icon.setAttribute('href', picture);
}

function titleOf(yourTurn: boolean, where: string | null): string {
  if (yourTurn) return `(!) ${words.table.yourTurn} - ${where ?? words.house}`;
  return where === null ? words.house : `${where} - ${words.house}`;
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

/** Sun or moon at the top right: one press changes the theme. */
import { Button, Icon } from '@parlor/ui';
import { useShownTheme } from '../platform/theme.ts';
import { useSettings } from '../stores/settings.ts';
import { words } from '../strings/index.ts';

export function ThemeButton() {
  const shown = useShownTheme();
  const next = shown === 'dark' ? 'light' : 'dark';
  return (
    <Button
      look="bare"
      className="square"
      aria-label={words.menu.theme(words.settings.themes[next].toLowerCase())}
      onClick={() => useSettings.getState().change({ theme: next })}
    >
      <Icon name={shown === 'dark' ? 'sun' : 'moon'} />
    </Button>
  );
}

/** Small line drawings in the colour of the text beside them. They are decoration: a word always stands with them. */
import './icon.css';
import { memo } from 'react';

const PATHS = {
  tick: 'M4 12.5 9.5 18 20 6.5',
  cross: 'M6 6 18 18M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  refused: 'M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18ZM12 7.5v5.5M12 16.4v.2',
  bell: 'M5.5 17.5h13M7.5 17.5V11a4.5 4.5 0 0 1 9 0v6.5M12 6.5V4M10.5 20.2a1.8 1.8 0 0 0 3 0',
  bot: 'M5 9.5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2ZM12 7.5V4M9 12.5v1M15 12.5v1M2.5 12v3M21.5 12v3',
  plug: 'M9 3v5M15 3v5M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0ZM12 17v4',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 1 1 0-5.6Z',
  cards:
    'M9 4h8.5A1.5 1.5 0 0 1 19 5.5v11a1.5 1.5 0 0 1-1.5 1.5H9a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 9 4ZM5 7.5V19a1.5 1.5 0 0 0 1.5 1.5H14',
  log: 'M5 6h14M5 12h14M5 18h8',
  chat: 'M4 5h16v11h-9l-4 4v-4H4Z',
  help: 'M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.7M12 18.3v.2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  net: 'M3 10c5-4.7 13-4.7 18 0M6.5 13.7c3-2.8 8-2.8 11 0M9.8 17.2c1.2-1.1 3.2-1.1 4.4 0',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  person: 'M12 4.5a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 1 1 0-7.6ZM4.5 20c.8-4 3.7-5.8 7.5-5.8s6.7 1.8 7.5 5.8',
  copy: 'M9 8.5h9A1.5 1.5 0 0 1 19.5 10v9a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19v-9A1.5 1.5 0 0 1 9 8.5ZM4.5 15.5V5A1.5 1.5 0 0 1 6 3.5h9',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  leave: 'M13 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h7M10 12h11M17 8l4 4-4 4',
  save: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  again: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9M4.5 4v5h5',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h11M19 17h1M17 15v4',
  first: 'M6 5v14M19 5 9 12l10 7Z',
  back: 'M17 5 7 12l10 7Z',
  forward: 'M7 5l10 7-10 7Z',
  last: 'M18 5v14M5 5l10 7-10 7Z',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = memo(function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
});

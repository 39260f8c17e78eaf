import '@parlor/ui/tokens.css';
import '@parlor/ui/base.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/page.css';
import './styles/forms.css';
import './styles/menu.css';
import './styles/lobby.css';
import './styles/table.css';
import './styles/side.css';
import './styles/status.css';
import './styles/dialog.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepFocus } from './platform/keep-focus.ts';
import { waitForInteraction } from './platform/sound.ts';
import { followTheme } from './platform/theme.ts';
import { hearTheTable } from './table/hearing.ts';

followTheme();
waitForInteraction();
hearTheTable();
keepFocus();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

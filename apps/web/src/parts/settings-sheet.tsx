/** Settings: a sheet that opens over any screen, so that nobody leaves a table for it. */
import { Button, Icon } from '@parlor/ui';
import { type ReactNode, useState } from 'react';
import { MAX_NAME, nameFault } from '../platform/judge-fields.ts';
import { askForNotices, noticesAllowed } from '../platform/notice.ts';
import { sound } from '../platform/sound.ts';
import { type SoundName, useSettings } from '../stores/settings.ts';
import { words } from '../strings/index.ts';
import { Choice } from './choice.tsx';
import { Dialog } from './dialog.tsx';
import { Field, Switch } from './field.tsx';

export function SettingsButton({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="square" aria-label={words.settings.title} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <SettingsSheet onClose={() => setOpen(false)} />}
    </>
  );
}

export function SettingsSheet({ onClose }: { onClose(): void }) {
  const settings = useSettings();
  const text = words.settings;
  return (
    <Dialog title={text.title} kind="side" closeLabel={text.done} onClose={onClose}>
      <div className="form">
        <OwnName />
        <Choice
          label={text.theme}
          values={['system', 'light', 'dark']}
          names={text.themes}
          value={settings.theme}
          onChange={theme => settings.change({ theme })}
        />
        <Choice
          label={text.motion}
          values={['system', 'full', 'reduced']}
          names={text.motions}
          value={settings.motion}
          onChange={motion => settings.change({ motion })}
        />
        <Sounds />
        <fieldset className="field">
          <legend>{text.table}</legend>
          <Switch label={text.showLegal} on={settings.showLegal} onChange={showLegal => settings.change({ showLegal })} />
          <Switch label={text.coordinates} on={settings.coordinates} onChange={coordinates => settings.change({ coordinates })} />
          <Switch
            label={text.letterKeys}
            help={text.letterKeysHelp}
            on={settings.letterKeys}
            onChange={letterKeys => settings.change({ letterKeys })}
          />
        </fieldset>
        <Choice
          label={text.knowledge}
          help={text.knowledgeHelp}
          values={['hints', 'full', 'table']}
          names={text.knowledgeLevels}
          value={settings.knowledge}
          onChange={knowledge => settings.change({ knowledge })}
        />
        <Notices />
        <p className="help">{text.kept}</p>
        <Button look="primary" onClick={onClose}>
          {text.done}
        </Button>
      </div>
    </Dialog>
  );
}

/** Only what the forms would take is kept; until then the last good one stays. */
function OwnName() {
  const { name, change } = useSettings();
  const [typed, type] = useState(name);
  const rename = (text: string) => {
    type(text);
    if (!nameFault(text)) change({ name: text.trim() });
  };
  return (
    <Field
      label={words.settings.name}
      value={typed}
      maxLength={MAX_NAME}
      autoComplete="nickname"
      spellCheck={false}
      fault={typed === name ? null : nameFault(typed)}
      onChange={event => rename(event.target.value)}
    />
  );
}

function Sounds() {
  const { sounds, volume, change } = useSettings();
  const names = Object.keys(words.settings.sounds) as SoundName[];
  return (
    <fieldset className="field">
      <legend>{words.settings.sound}</legend>
      <div className="pairs">
        {names.map(name => (
          <Switch
            key={name}
            label={words.settings.sounds[name]}
            on={sounds[name]}
            onChange={on => {
              change({ sounds: { ...sounds, [name]: on } });
              sound(name);
            }}
          />
        ))}
      </div>
      <Field
        label={words.settings.volume}
        type="range"
        min={0}
        max={100}
        step={10}
        value={Math.round(volume * 100)}
        onChange={event => change({ volume: Number(event.target.value) / 100 })}
        onPointerUp={() => sound('turn')}
      />
    </fieldset>
  );
}

/** After a game, to whoever has not decided yet. */
export function NoticesOffer() {
  const [allowed, setAllowed] = useState(noticesAllowed);
  if (allowed !== 'default') return null;
  return (
    <Button className="notices-offer" onClick={async () => setAllowed(await askForNotices())}>
      <Icon name="bell" /> {words.over.allowNotices}
    </Button>
  );
}

/** System notices are asked for by a button, never on load. */
function Notices() {
  const [allowed, setAllowed] = useState(noticesAllowed);
  if (allowed === 'unsupported') return null;
  return (
    <fieldset className="field">
      <legend>{words.settings.notices}</legend>
      {allowed === 'default' && (
        <Button onClick={async () => setAllowed(await askForNotices())}>{words.settings.noticesOff}</Button>
      )}
      {allowed === 'granted' && <p className="help">{words.settings.noticesOn}</p>}
      {allowed === 'denied' && <p className="help">{words.settings.noticesDenied}</p>}
    </fieldset>
  );
}

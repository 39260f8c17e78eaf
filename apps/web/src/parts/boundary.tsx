/** When a part of the page does not arrive or fails: what happened, and the ways out. */
import { Button } from '@parlor/ui';
import { Component, type ReactNode } from 'react';
import { fileAddress } from '../platform/address.ts';
import { words } from '../strings/index.ts';
import { Page } from './page.tsx';

interface Props {
  readonly children: ReactNode;
}

export class Boundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/** Both ways load the page anew: what failed once would fail again in this one. */
function Broken() {
  return (
    <Page title={words.broken.title} narrow>
      <div className="panel form">
        <p className="lead">{words.broken.text}</p>
        <div className="row">
          <Button look="primary" onClick={() => location.reload()}>
            {words.table.reload}
          </Button>
          <Button onClick={() => location.assign(fileAddress(''))}>{words.states.mainMenu}</Button>
        </div>
      </div>
    </Page>
  );
}

/** Every address of Parlor. */
import { lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { Boundary } from './parts/boundary.tsx';
import { ButtonLink } from './parts/button-link.tsx';
import { LiveRegions } from './parts/live.tsx';
import { Page } from './parts/page.tsx';
import { Skeleton } from './parts/skeleton.tsx';
import { fragment, isGameId, prefix } from './platform/address.ts';
import { Create } from './screens/create.tsx';
import { Goodbye } from './screens/goodbye.tsx';
import { Join } from './screens/join.tsx';
import { Menu } from './screens/menu.tsx';
import { connect } from './session/session.ts';
import { useDrafts } from './stores/drafts.ts';
import { hasSeatKey } from './stores/keys.ts';
import { words } from './strings/index.ts';

/** Everything about a table comes with the first one: the front page does not wait for it. */
const Table = lazy(async () => ({ default: (await import('./screens/table.tsx')).Table }));

export function App() {
  return (
    <Router base={prefix}>
      <Boundary>
        <Switch>
          <Route path="/">
            <Menu />
          </Route>
          <Route path="/create">
            <Create />
          </Route>
          <Route path="/join">
            <Join invited={false} />
          </Route>
          <Route path="/j/:id">{({ id }) => (isGameId(id) ? <Invited id={id} /> : <Nowhere />)}</Route>
          <Route path="/t/:id">
            {({ id }) =>
              isGameId(id) ? (
                <Suspense fallback={<Skeleton />}>
                  <Table key={id} id={Number(id)} />
                </Suspense>
              ) : (
                <Nowhere />
              )
            }
          </Route>
          <Route path="/goodbye">
            <Goodbye />
          </Route>
          <Route>
            <Nowhere />
          </Route>
        </Switch>
      </Boundary>
      <LiveRegions />
    </Router>
  );
}

function Nowhere() {
  return (
    <Page title={words.notFound} narrow>
      <div className="row">
        <ButtonLink href="/">{words.states.mainMenu}</ButtonLink>
        <ButtonLink href="/join">{words.menu.join}</ButtonLink>
      </div>
    </Page>
  );
}

/** An invite link: whoever has a seat there returns to it, anybody else finds the form filled in. */
function Invited({ id }: { readonly id: string }) {
  useEffect(() => {
    connect();
    useDrafts.setState({ join: { id, token: fragment() } });
  }, [id]);
  return hasSeatKey(Number(id)) ? <Redirect to={`/t/${id}`} replace /> : <Join invited />;
}

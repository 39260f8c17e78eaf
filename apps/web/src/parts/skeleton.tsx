/** While the table is on its way: nothing at first, its outline after 300 ms, a way out after 5 s. */
import { Button } from '@parlor/ui';
import { useEffect, useState } from 'react';
import { sayPolitely } from '../platform/speech.ts';
import { words } from '../strings/index.ts';

const OUTLINE_MS = 300;
const LONG_MS = 5000;

export function Skeleton() {
  const outlined = useAfter(OUTLINE_MS);
  const long = useAfter(LONG_MS);
  useEffect(() => {
    if (long) sayPolitely(words.table.slow);
  }, [long]);
  if (!outlined) return <div className="frame" />;
  return (
    <main className="frame skeleton">
      <h1 className="ui-spoken">{words.table.skeleton}</h1>
      <div className="skeleton-bar" aria-hidden="true" />
      <div className="skeleton-seats" aria-hidden="true" />
      <div className="skeleton-board" aria-hidden="true" />
      {long && (
        <p className="skeleton-note">
          {words.table.slow} <Button onClick={() => location.reload()}>{words.table.reload}</Button>
        </p>
      )}
    </main>
  );
}

function useAfter(ms: number): boolean {
  const [passed, pass] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => pass(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

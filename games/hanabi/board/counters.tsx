/** Information tokens as struck coins, lives as burning fuses. What is spent stays as a dashed outline. */
import { memo } from 'react';
import { MAX_INFO, MAX_LIVES } from '../types.ts';
import { words } from './en.ts';

export const InfoCoins = memo(function InfoCoins({ left }: { readonly left: number }) {
  return (
    <div className="hanabi-counter" role="img" aria-label={words.tokens(left, MAX_INFO)}>
      <span>{words.info}</span>
      <svg viewBox="0 0 184 24" className="hanabi-coins" aria-hidden="true">
        {PLACES.slice(0, MAX_INFO).map(at => (
          <g key={at} transform={`translate(${12 + at * 22.8} 12)`}>
            {at < left ? <Coin /> : <circle className="hanabi-spent" r="8" />}
          </g>
        ))}
      </svg>
      <b>
        {left}/{MAX_INFO}
      </b>
    </div>
  );
});

function Coin() {
  return (
    <>
      <circle className="hanabi-coin" r="9" />
      <circle className="hanabi-coin-rim" r="6.4" />
      <path className="hanabi-coin-i" d="M0-1.5V3.5M0-4.2v.4" />
    </>
  );
}

export const Fuses = memo(function Fuses({ left }: { readonly left: number }) {
  return (
    <div className="hanabi-counter" role="img" aria-label={words.fuses(left, MAX_LIVES)}>
      <span>{words.fuse}</span>
      <svg viewBox="0 0 84 24" className="hanabi-fuses" aria-hidden="true">
        {PLACES.slice(0, MAX_LIVES).map(at => (
          <g key={at} transform={`translate(${at * 28} 0)`}>
            {at < left ? <Fuse /> : <LostFuse />}
          </g>
        ))}
      </svg>
      <b>
        {left}/{MAX_LIVES}
      </b>
    </div>
  );
});

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

const CORD = 'M2 20c7 1 4-7 9-7s3-3 5-5';

function Fuse() {
  return (
    <>
      <path className="hanabi-fuse" d={CORD} />
      <path
        className="hanabi-spark"
        d="M18.5 1.5v3M18.5 9.5v3M13 7h3M21 7h3M14.6 3.1l2 2M20.4 8.9l2 2M22.4 3.1l-2 2M16.6 8.9l-2 2"
      />
    </>
  );
}

function LostFuse() {
  return (
    <>
      <path className="hanabi-fuse hanabi-fuse-lost" d={CORD} />
      <path className="hanabi-fuse-cross" d="M17 3l5 5M22 3l-5 5" />
    </>
  );
}

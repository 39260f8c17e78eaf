/** Laws of form: plain data, stored states read back, what is no state is refused, options are covered, texts are made. */
import type { AnyView, Field, Json } from '../game.ts';
import type { Rng } from '../rng.ts';
import { hold, isPlain, same } from './check.ts';
import type { Law } from './law.ts';
import { type Positions, walk } from './position.ts';

const STEPS_ON = 4;

export function formLaws<State extends { rng: Rng }, Move, View extends AnyView, Options>(
  positions: Positions<State, Move, View, Options>,
): Law[] {
  const { game, testing } = positions;
  return [
    { name: 'JSON round trip: a stored state loads and plays on as before', run: jsonRoundTrip },
    { name: 'what is not a state is refused', run: brokenStatesAreRefused },
    { name: 'position text round trip', run: positionTextRoundTrip },
    { name: 'views are plain data and can be told in words', run: viewsAreTold },
    { name: 'an ordered hand is the same hand', run: ordersOnlyOrder },
    { name: 'every option value is tried', run: everyOptionValueIsTried },
  ];

  function jsonRoundTrip(): void {
    positions.each((state, at) => {
      hold(isPlain(state), 'the state holds something JSON does not keep');
      const stored = JSON.parse(JSON.stringify(state)) as unknown;
      const loaded = game.load(stored);
      hold('value' in loaded, `a stored state is refused: ${'refusal' in loaded ? loaded.refusal.message : ''}`);
      same(loaded.value, state, 'a stored state reads back as another one');
      walk(game, state, at.seed, STEPS_ON);
      walk(game, loaded.value, at.seed, STEPS_ON);
      same(loaded.value, state, 'a stored state plays on differently');
    });
  }

  function brokenStatesAreRefused(): void {
    for (const nothing of [null, undefined, 1, 'state', [], {}, { rng: null }] as unknown[]) {
      hold('refusal' in game.load(nothing), `${JSON.stringify(nothing)} was loaded as a state`);
    }
    positions.each((state, at) => {
      const fields = Object.keys(state);
      const field = fields[at.walked % fields.length]!;
      const stored = JSON.parse(JSON.stringify(state)) as Record<string, Json>;
      const { [field]: _, ...missing } = stored;
      hold('refusal' in game.load(missing), `a state without "${field}" was loaded`);
      hold('refusal' in game.load({ ...stored, [field]: 'nonsense' }), `a state with nonsense in "${field}" was loaded`);
      hold('refusal' in game.load({ ...stored, nonsense: 1 }), 'a state with an unknown field was loaded');
    });
  }

  function positionTextRoundTrip(): void {
    positions.each((state, at) => {
      const text = game.encode(state);
      if ('refusal' in text) return;
      const back = game.decode(text.value, at.setting.options, at.setting.seats);
      hold('value' in back, `a position's own text is refused: ${'refusal' in back ? back.refusal.message : ''}`);
      same(game.encode(back.value), text, 'the position text reads back as another position');
    });
  }

  function viewsAreTold(): void {
    positions.each((state, at) => {
      const names = Array.from({ length: at.setting.seats }, (_, seat) => `name${seat}`);
      for (const seat of positions.viewers(at)) {
        const view = game.view(state, seat);
        hold(isPlain(view), 'the view holds something JSON does not keep');
        same(view.turn, game.turn(state), 'the view names another seat on turn');
        hold(game.render(view, names).length > 0, 'render drew nothing');
        hold(
          game.narrate(view, names).every(sentence => typeof sentence === 'string' && sentence.length > 0),
          'narrate told something empty',
        );
        game.say('surely no move at all', view, names);
        for (const panel of Object.values(game.panels ?? {})) {
          for (const of of names.keys()) hold(panel.show(view, names, of).length > 0, 'a panel shows nothing');
        }
      }
    });
  }

  function ordersOnlyOrder(): void {
    const orders = Object.entries(game.orders ?? {});
    if (orders.length === 0) return;
    positions.each((state, at) => {
      for (const seat of positions.viewers(at)) {
        for (const [name, order] of orders) {
          const view = game.view(state, seat);
          const ordered = order(view);
          same(view, game.view(state, seat), `the order "${name}" changes the view it was given`);
          hold(
            JSON.stringify(ordered).length === JSON.stringify(view).length,
            `the order "${name}" shows more or less than the view`,
          );
          same(order(ordered), ordered, `the order "${name}" orders its own order again`);
        }
      }
    });
  }

  function everyOptionValueIsTried(): void {
    hold('value' in game.options.read(undefined, game.seats[0]), 'the default options are refused');
    hold('refusal' in game.options.read({ nonsense: 1 }, game.seats[0]), 'an unknown option is accepted');
    for (const [name, field] of Object.entries<Field>(game.options.fields)) {
      const tried = new Set(testing.ends.map(ends => JSON.stringify(ends[name as keyof Options])));
      for (const value of valuesOf(field)) {
        hold(tried.has(JSON.stringify(value)), `testing never tries ${name} = ${JSON.stringify(value)}`);
      }
    }
    const seatsTried = new Set(positions.settings.map(setting => setting.seats));
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      hold(seatsTried.has(seats), `no option set of testing goes with ${seats} seats`);
    }
  }
}

function valuesOf(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'choice':
      return field.values;
    case 'switch':
      return [true, false];
    case 'data':
      return field.samples;
    case 'whole':
      return [];
  }
}

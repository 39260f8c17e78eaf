/** What somebody is called on every screen: a bot is marked wherever it is named. */
import { botName } from '@parlor/kernel';

export interface Named {
  readonly name: string;
  /** The bot that goes by this name; null: a person. */
  readonly bot: { readonly name: string; readonly version: string } | null;
}

/** "ben", "BOT search 1". */
export function markedName({ name, bot }: Named): string {
  return bot ? `BOT ${botName(bot, name)}` : name;
}

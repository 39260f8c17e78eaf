/** A named fact about a game. */
export interface Law {
  readonly name: string;
  /** Throws with a readable case if the game breaks the law. */
  run(): void;
}

/** What people type, as one line that shows all it holds. */

/** Empty where nothing could be seen. What separates lines is a blank; what cannot be seen is dropped. */
export function plainText(input: string): string {
  const text = input
    .replace(SEPARATORS, ' ')
    .replace(UNSEEN, (_, kept: string | undefined) => kept ?? '')
    .trim();
  return SEEN.test(text) ? text : '';
}

// U+2800 is a Braille cell without a dot.
const SEPARATORS = /\r\n|[\p{Cc}\p{Zl}\p{Zp}\u2800]/gu;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Unseen characters that change how their neighbours look: in flags, in emoji made of several, in scripts that join letters. */
const KEPT = [
  String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}`,
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\p{Emoji}\p{Script=Han}\p{Script=Mongolian}])\p{Variation_Selector}`,
  String.raw`(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}])[\p{L}\p{M}])[\u200C\u200D]`,
].join('|');

const UNSEEN = new RegExp(String.raw`(${KEPT})|[\p{Default_Ignorable_Code_Point}\p{Cs}\uFFF9-\uFFFB]`, 'gu');

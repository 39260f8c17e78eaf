/** Cyrillic and Greek letters that are drawn as Latin ones: without them a stranger could sit beside nora as her double. */

/** The name in the Latin letters it looks like. Taken apart first, so that a letter is known under its accent too. */
export function inLatin(name: string): string {
  return [...name.normalize('NFKD')].map(letter => LATIN.get(letter) ?? letter).join('');
}

const CYRILLIC =
  'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ҮY ХX ԚQ ԜW ӀI ѴV ԌG аa еe ѕs іi јj кk оo рp сc уy үy хx һh ԁd ԛq ԝw ӏl ѵv ԍg';
const GREEK = 'ΑA ΒB ΕE ΖZ ΗH ΙI ͿJ ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa γy ιi κk νv οo ρp υu χx ϳj';

const LATIN = new Map(`${CYRILLIC} ${GREEK}`.split(' ').map(pair => [pair.charAt(0), pair.charAt(1)] as const));

import { foldText } from '@shop/i18n'

/**
 * The consonants of a word under one Latin key, so that Arabic and its Franco spellings meet: خلاط, khalat and 5alat
 * are all `xlt`. Vowels, و, ي, hamza, doubled letters, the article and a final ه fall away.
 *
 * Only a last resort of the search: different words share a key, and short ones say too little (see `skeletonKeysOf`).
 *
 * @param word a folded word
 */
export function skeletonOf(word: string): string {
  const sounds = withoutArticle(word).match(soundPattern) ?? []
  if (sounds.length > 1 && finalH.has(sounds.at(-1) ?? '')) sounds.pop()
  return sounds
    .map((sound) => keyOfSound[sound] ?? '')
    .join('')
    .replace(/(.)\1+/g, '$1')
}

/**
 * The keys under which a word may be looked for: its own and, for a Franco plural (`ghasalat`), that of its singular.
 *
 * @returns only keys of three consonants or more; none for a number
 */
export function skeletonKeysOf(word: string): string[] {
  if (!/\p{L}/u.test(word)) return []
  const singular = /[a-z]at$/.test(word) ? [word.slice(0, -2)] : []
  const keys = [word, ...singular].map(skeletonOf).filter((key) => key.length >= minKeyLength)
  return [...new Set(keys)]
}

/** Writes out the Franco letters that carry an apostrophe (3'asala, 7'alat), which the fold would take for a space. */
export function spellOutFranco(text: string): string {
  return text.replace(/3['’‘`´](?=\p{L})/gu, 'gh').replace(/7['’‘`´](?=\p{L})/gu, 'kh')
}

const minKeyLength = 3

const soundPattern = /sh|ch|kh|gh|th|ph|./gu

const finalH: ReadonlySet<string> = new Set(['h', 'ه'])

/** Sounds by their key, each with the Arabic letters, Franco digits and Latin spellings that write it. */
const soundsOfKey = {
  b: 'ب b p',
  t: 'ت ث ط t th 6',
  g: 'ج غ g j gh 8',
  h: 'ح ه h 7',
  x: 'خ kh 5',
  d: 'د ض d',
  z: 'ذ ز ظ z',
  r: 'ر r',
  s: 'س ص s 9',
  $: 'ش sh ch',
  '3': 'ع 3',
  f: 'ف f v ph',
  k: 'ق ك k c q',
  l: 'ل l',
  m: 'م m',
  n: 'ن n',
  ks: 'x',
} as const

const keyOfSound: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(soundsOfKey).flatMap(([key, sounds]) =>
    sounds.split(' ').map((sound) => [foldText(sound), key] as const),
  ),
)

function withoutArticle(word: string): string {
  return word.replace(/^(ال|el|al|il)(?=.{3})/u, '')
}

/**
 * How a folded Latin word sounds, so that the ways to write it by ear meet: khallat, 5alat and 5allat; maknasa and meknasa. Vowels are one
 * sound, doubled letters one letter, digits the letters that they stand for.
 */
export function francoKeyOf(word: string): string {
  return spellingsOfSound
    .reduce((sound, [spelling, key]) => sound.replace(spelling, key), word)
    .replace(/(.)\1+/g, '$1')
    .replace(/A?h$/, 'A')
}

const spellingsOfSound: readonly (readonly [spelling: RegExp, key: string])[] = [
  [/kh|5/g, 'X'],
  [/gh|8/g, 'G'],
  [/sh|ch/g, 'S'],
  [/th/g, 't'],
  [/ph|v/g, 'f'],
  [/7/g, 'h'],
  [/9/g, 's'],
  [/6/g, 't'],
  [/[23']/g, ''],
  [/[qc]/g, 'k'],
  [/j/g, 'g'],
  [/p/g, 'b'],
  [/[aeiou]+/g, 'A'],
  [/y(?=[^A])/g, 'A'],
  [/y$/g, 'A'],
  [/A+/g, 'A'],
]

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

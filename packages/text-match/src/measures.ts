import { foldText, splitWords } from '@shop/i18n'

/** A number with its unit, found at a word of a text: `8 كيلو` and `8kg` are both `8kg`. */
export type Measure = {
  /** Index of the number among the words. */
  start: number
  /** How many words it spans: the number and one or two words of unit. */
  length: number
  /** Number and canonical unit, joined. */
  joined: string
}

/**
 * Folds a text and parts it into words, with the unit cut from a number it is glued to (`8kg` → `8`, `kg`).
 * A word of Franco-Arabic that begins with a digit (`8asala`) stays whole.
 */
export function readWords(text: string): string[] {
  return splitWords(foldText(text)).flatMap((word) => {
    const [, amount, unit] = /^(\d+(?:\.\d+)?)(\p{L}+)$/u.exec(word) ?? []
    if (amount === undefined || unit === undefined) return [canonicalNumber(word)]
    return isUnit(unit) || isArabic(unit) ? [canonicalNumber(amount), unit] : [word]
  })
}

/** Finds the numbers that stand before a unit of any spelling, in the order of the words. */
export function findMeasures(words: readonly string[]): Measure[] {
  return words.flatMap((word, start) => {
    if (!isNumber(word)) return []
    const [first = '', second = ''] = words.slice(start + 1, start + 3)
    const compound = unitOfSpelling.get(`${first} ${second}`)
    if (compound) return [{ start, length: 3, joined: `${word}${compound}` }]
    const unit = unitOfSpelling.get(first)
    return unit ? [{ start, length: 2, joined: `${word}${unit}` }] : []
  })
}

function isNumber(word: string): boolean {
  return /^\d+(\.\d+)?$/.test(word)
}

/** Each unit by its canonical name and the spellings that shops and shoppers use for it. */
const unitSpellings = {
  l: 'l, lt, ltr, liter, liters, litre, litres, لتر، ليتر، لترات',
  ml: 'ml, milliliter, millilitre, مل، مللي، ملي، مللي لتر، ملي لتر، ملليلتر',
  kg: 'kg, kgs, kilo, kilos, kilogram, kilograms, كيلو، كجم، كج، كيلوجرام، كيلو جرام',
  g: 'g, gm, gr, gram, grams, جم، جرام، جرامات',
  ft: 'ft, foot, feet, قدم، اقدام',
  hp: 'hp, horsepower, horse power, حصان، احصنه',
  w: 'w, watt, watts, وات، واط',
  kw: 'kw, kilowatt, kilo watt, كيلووات، كيلو وات، كيلو واط',
  v: 'v, volt, volts, فولت',
  bar: 'bar, bars, بار',
  btu: 'btu, وحده، وحده حراريه',
  cm: 'cm, centimeter, centimetre, سم، سنتي، سنتيمتر',
  mm: 'mm, millimeter, millimetre, مم، ملليمتر',
  inch: 'inch, inches, بوصه، بوصات',
  cup: 'cup, cups, كوب، اكواب، فنجان، فناجين',
  slice: 'slice, slices, شريحه، شرايح',
  speed: 'speed, speeds, سرعه، سرعات',
} as const

const unitOfSpelling: ReadonlyMap<string, string> = new Map(
  Object.entries(unitSpellings).flatMap(([unit, spellings]) =>
    spellings.split(/[,،]/).map((spelling) => [foldText(spelling), unit] as const),
  ),
)

function isUnit(word: string): boolean {
  return unitOfSpelling.has(word)
}

function isArabic(word: string): boolean {
  return /^[\u0600-\u06FF]+$/.test(word)
}

/** `2.0` and `2`, `1.50` and `1.5` are the same number. */
function canonicalNumber(word: string): string {
  return /^\d+\.\d+$/.test(word) ? word.replace(/\.?0+$/, '') : word
}

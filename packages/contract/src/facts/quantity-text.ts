import { removeMarks } from '../values/trim-text.ts'
import { readTypedNumber } from '../values/typed-number.ts'
import { type Unit, unitKeys } from './units.ts'

/** A longer text is no quantity; the pattern would take long over it. */
const maxLength = 80

/** A number as it was typed; `unit` is null where none was. */
export type Quantity = { value: number; unit: Unit | null }

/**
 * Reads a number with or without a unit, as people write it in either language: `1.7`, `1700 ml`, `١٫٧ لتر`, `2,200W`.
 *
 * @returns null when it is no number, or the unit is not known
 */
export function readQuantity(typed: string): Quantity | null {
  if (typed.length > maxLength) return null
  const [, number = '', word = ''] =
    /^\s*(-?[\d٠-٩۰-۹.,٫٬\s\u00a0]*[\d٠-٩۰-۹])\s*(.*?)\s*$/su.exec(removeMarks(typed)) ?? []
  const value = readTypedNumber(number)
  if (value === null) return null
  if (word === '') return { value, unit: null }
  const unit = unitOfWord.get(fold(word))
  return unit === undefined ? null : { value, unit }
}

/** What people call the units, beside their keys. */
const words: Record<Unit, string> = {
  W: 'watt|watts|وات|واط',
  kW: 'kilowatt|kilowatts|كيلووات|كيلو وات',
  kWh_year: 'kwh|kwh a year|kwh/year|كيلووات ساعة|كيلووات ساعة في السنة',
  L: 'liter|liters|litre|litres|لتر|لترا|لترات|ليتر',
  ml: 'milliliter|milliliters|millilitre|millilitres|مل|مللي|ملي',
  kg: 'kilo|kilos|kilogram|kilograms|كجم|كيلو|كيلوجرام',
  g: 'gm|gram|grams|جم|جرام|جراما|جرامات',
  bar: 'bars|بار',
  Pa: 'pascal|pascals|باسكال',
  m: 'meter|meters|metre|metres|متر|مترا|امتار',
  cm: 'centimeter|centimeters|centimetre|centimetres|سم',
  mm: 'millimeter|millimeters|millimetre|millimetres|مم',
  inch: 'inches|in|"|″|بوصة|بوصات',
  m2: 'm²|sqm|م²|متر مربع',
  dBA: 'db|db(a)|decibel|decibels|ديسيبل',
  min: 'minute|minutes|mins|دقيقة|دقائق',
  h: 'hour|hours|hr|hrs|ساعة|ساعات',
  celsius: '°c|c|degrees|°م|درجة|درجات|درجة مئوية|درجات مئوية',
  rpm: 'لفة في الدقيقة|لفات في الدقيقة|لفة/دقيقة',
  people: 'person|persons|شخص|شخصا|اشخاص|افراد',
  pieces: 'piece|pcs|قطعة|قطع',
}

const unitOfWord = new Map(
  unitKeys.flatMap((unit) => [unit, ...words[unit].split('|')].map((word) => [fold(word), unit] as const)),
)

/** Letters that people exchange, and marks that they leave out, are one. */
function fold(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/\s+/g, ' ')
}

import type { Language, Unit } from '@shop/contract'
import { fillIn } from './messages.ts'
import { formatMeasure } from './numbers.ts'
import { choosePlural, type PluralForms } from './plurals.ts'

/** A number with its unit, such as `1.7 L` and `1.7 لتر`. `null` is a plain count. Western digits in both languages. */
export function formatQuantity(value: number, unit: Unit | null, language: Language): string {
  const number = formatMeasure(value, language)
  return unit === null ? number : `${number} ${unitName(unit, value, language)}`
}

/** Two ends of a range, such as `1–1.5 L`; a missing end makes it open: `up to 1 L`, `from 2 L`. */
export function formatRange(
  { min, max }: { min: number | null; max: number | null },
  unit: Unit | null,
  language: Language,
): string {
  const write = (value: number) => formatQuantity(value, unit, language)
  if (min !== null && max !== null) return `${formatMeasure(min, language)}–${write(max)}`
  if (min !== null) return fillIn(openRanges.from[language], { quantity: write(min) }, language)
  return max === null ? '' : fillIn(openRanges.upTo[language], { quantity: write(max) }, language)
}

/** What a unit is called on its own, beside an input or in the head of a column. */
export function unitLabel(unit: Unit, language: Language): string {
  const label = unitNames[unit][language]
  return typeof label === 'string' ? label : label.other
}

/** Yes or no, as the value of a fact. */
export function formatFlag(flag: boolean, language: Language): string {
  return flags[flag ? 'yes' : 'no'][language]
}

function unitName(unit: Unit, count: number, language: Language): string {
  const name = unitNames[unit][language]
  return typeof name === 'string' ? name : choosePlural(name, count, language)
}

const flags = { yes: { en: 'Yes', ar: 'نعم' }, no: { en: 'No', ar: 'لا' } }

const openRanges = {
  from: { en: '{quantity} or more', ar: '{quantity} فأكثر' },
  upTo: { en: 'up to {quantity}', ar: 'حتى {quantity}' },
}

type UnitName = string | PluralForms

/** The forms of an Arabic noun after a numeral: 3 to 10 take the plural, 11 to 99 the accusative, all else the singular. */
function counted(singular: string, plural: string, accusative: string): PluralForms {
  return { zero: singular, one: singular, two: singular, few: plural, many: accusative, other: singular }
}

const unitNames: Record<Unit, Record<Language, UnitName>> = {
  W: { en: 'W', ar: 'وات' },
  kW: { en: 'kW', ar: 'كيلووات' },
  kWh_year: { en: 'kWh a year', ar: 'كيلووات ساعة في السنة' },
  L: { en: 'L', ar: counted('لتر', 'لترات', 'لترًا') },
  ml: { en: 'ml', ar: 'مل' },
  kg: { en: 'kg', ar: 'كجم' },
  g: { en: 'g', ar: 'جم' },
  bar: { en: 'bar', ar: 'بار' },
  Pa: { en: 'Pa', ar: 'باسكال' },
  m: { en: 'm', ar: counted('متر', 'أمتار', 'مترًا') },
  cm: { en: 'cm', ar: 'سم' },
  mm: { en: 'mm', ar: 'مم' },
  inch: { en: { one: 'inch', other: 'inches' }, ar: counted('بوصة', 'بوصات', 'بوصة') },
  m2: { en: 'm²', ar: 'م²' },
  dBA: { en: 'dB(A)', ar: 'ديسيبل' },
  min: { en: 'min', ar: counted('دقيقة', 'دقائق', 'دقيقة') },
  h: { en: { one: 'hour', other: 'hours' }, ar: counted('ساعة', 'ساعات', 'ساعة') },
  celsius: { en: '°C', ar: '°م' },
  rpm: { en: 'rpm', ar: counted('لفة في الدقيقة', 'لفات في الدقيقة', 'لفة في الدقيقة') },
  people: { en: { one: 'person', other: 'people' }, ar: counted('شخص', 'أشخاص', 'شخصًا') },
  pieces: { en: { one: 'piece', other: 'pieces' }, ar: counted('قطعة', 'قطع', 'قطعة') },
}

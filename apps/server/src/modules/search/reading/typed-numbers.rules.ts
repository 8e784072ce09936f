import type { Unit } from '@shop/contract'
import { foldText } from '@shop/i18n'
import { splitTerms } from '@shop/text-match'

/** A number found among words, digits or not: `1500`, `1.5 k`, `الف ونص`, `3 الاف`, `two`. */
export type TypedNumber = { value: number; start: number; end: number; isDigits: boolean }

/** Reads the number that begins at a place of the words. */
export function readNumberAt(words: readonly string[], start: number): TypedNumber | null {
  const word = words[start] ?? ''
  const isDigits = /^\d+(\.\d+)?$/.test(word)
  const thousandAlone = thousands.get(word)
  const amount = isDigits ? Number(word) : (numberWords.get(word) ?? thousandAlone)
  if (amount === undefined || amount > maxNumber) return null
  let value = amount
  let end = start + 1
  const unit = thousands.get(words[end] ?? '')
  if (thousandAlone === undefined && unit !== undefined) {
    value *= unit
    end += 1
  }
  const whole = unit ?? thousandAlone ?? 1
  const { share, length } = readShare(words, end)
  return { value: value + share * whole, start, end: end + length, isDigits }
}

/** A half or a quarter that follows: ونص, و نص, وربع. */
export function readShare(words: readonly string[], at: number): { share: number; length: number } {
  const joined = shares.get(words[at] ?? '')
  if (joined !== undefined) return { share: joined, length: 1 }
  const apart = and.has(words[at] ?? '') ? shares.get(`و${words[at + 1]}`) : undefined
  return apart === undefined ? { share: 0, length: 0 } : { share: apart, length: 2 }
}

const maxNumber = 1e9

const and: ReadonlySet<string> = new Set(['و', 'w', 'and'])

const shares: ReadonlyMap<string, number> = new Map([
  ['ونص', 0.5],
  ['ونصف', 0.5],
  ['وربع', 0.25],
  ['وnos', 0.5],
  ['وnoss', 0.5],
  ['وrob3', 0.25],
  ['وhalf', 0.5],
])

const thousands: ReadonlyMap<string, number> = tableOf({
  1000: 'k, thousand, الف، آلاف، الاف، تلاف، alf, talaf, alaf, ألاف',
  2000: 'ألفين، الفين، alfein, alfeen',
})

const numberWords: ReadonlyMap<string, number> = tableOf({
  0.25: 'ربع، quarter, rob3',
  0.5: 'نص، نصف، half, nos, noss',
  1: 'one, single, wa7ed',
  2: 'two, اتنين، اثنين، etnein',
  3: 'three, تلاتة، ثلاثة، تلات، ثلاث، تلت، talata',
  4: 'four, اربعة، أربعة، اربع، أربع، arba3a',
  5: 'five, خمسة، خمس، 5amsa, khamsa',
  6: 'six, ستة، setta',
  7: 'seven, سبعة، سبع، sab3a',
  8: 'eight, تمانية، ثمانية، تمن، ثمان، tamanya',
  9: 'nine, تسعة، تسع، tes3a',
  10: 'ten, عشرة، عشر، 3ashara',
  12: 'twelve',
  20: 'twenty, عشرين',
  100: 'hundred, مية، ميه، مئة',
  200: 'ميتين',
  500: 'خمسمية، خمسميه، خمسمائة',
})

function tableOf(words: Record<number, string>): Map<string, number> {
  return new Map(
    Object.entries(words).flatMap(([number, list]) =>
      splitTerms(list).map((word) => [foldText(word), Number(number)] as const),
    ),
  )
}

/** The unit of a number: one of facts, or things that a fact counts. */
export type TypedUnit =
  | { unit: Unit }
  /** Keys of the facts that count them; a fact of choices names the numbers in words. */
  | { facts: readonly string[] }
  | 'money'

/** Reads a unit of one or two words at a place. */
export function readUnitAt(words: readonly string[], at: number): { unit: TypedUnit; length: 1 | 2 } | null {
  const two = unitOfWord.get(`${words[at]} ${words[at + 1]}`)
  if (two) return { unit: two, length: 2 }
  const one = unitOfWord.get(words[at] ?? '')
  return one ? { unit: one, length: 1 } : null
}

/** A unit in the dual says its number as well: عينين, شريحتين. */
export function readDualUnit(word: string): TypedUnit | null {
  const bare = word.replace(/^(?:ب|ل|و)(?=.{4})/u, '')
  for (const form of [word, bare]) {
    for (const [ending, singular] of dualEndings) {
      const found =
        form.length > 4 && form.endsWith(ending) ? unitOfWord.get(form.slice(0, -ending.length) + singular) : null
      if (found && found !== 'money') return found
    }
  }
  return null
}

const dualEndings = [
  ['تين', 'ه'],
  ['ين', ''],
] as const

const counts = {
  cups: 'cup, cups, كوب، اكواب، أكواب، فنجان، فناجين، كوباية، كوبايات، fongan, fanagin',
  pieces:
    'slice, slices, شريحة، شرايح، شرائح، قطعة، قطع، sandwich, sandwiches, ساندوتش، سندوتش، سندوتشات، waffles, toast, توست، slots, فتحة، فتحات',
  rings: 'ring, rings, burner, burners, عين، عيون، شعلة، شعلات، hobs, 3een, 3oyoon, plate, plates',
  taps: 'tap, taps, faucet, faucets, حنفية، حنفيات، صنبور، 7anafeya, 7anafeyat',
  fins: 'fin, fins, ريشة، ريش، ريشه، risha, reesha, reesh',
  speeds: 'speed, speeds, سرعة، سرعات، sor3a, sor3at',
  people: 'person, persons, people, فرد، أفراد، افراد، شخص، أشخاص، اشخاص، نفر، انفار، fard, afrad, members',
} as const

const units: Record<Unit, string> = {
  L: 'l, lt, ltr, liter, liters, litre, litres, لتر، ليتر، لترات، لترا، litr, leter, letr, lter, lit, letre',
  ml: 'ml, milliliter, millilitre, milli, مل، مللي، ملي، مللي لتر، ملي لتر، ملليلتر، ميللي',
  kg: 'kg, kgs, kilo, kilos, kilogram, kilograms, كيلو، كجم، كج، كيلوجرام، كيلو جرام',
  g: 'g, gm, gr, gram, grams, جم، جرام، جرامات، garam',
  W: 'w, watt, watts, وات، واط، wat, wats',
  kW: 'kw, kilowatt, kilo watt, كيلووات، كيلو وات، كيلو واط, kilowat',
  kWh_year: 'kwh, كيلووات ساعة',
  bar: 'bar, bars, بار',
  Pa: 'pa, pascal, باسكال، باسكل',
  m: 'm, meter, meters, metre, متر، امتار، أمتار',
  cm: 'cm, centimeter, centimetre, سم، سنتي، سنتيمتر، santy',
  mm: 'mm, millimeter, مم، ملليمتر',
  inch: 'inch, inches, in, بوصة، بوصات، بوصه, bosa, boosa, bousa, insh',
  m2: 'sqm, m2, متر مربع',
  dBA: 'db, dba, decibel, ديسيبل',
  min: 'min, minute, minutes, mins, دقيقة، دقايق، دقائق، de2i2a',
  h: 'hour, hours, hr, hrs, ساعة، ساعات',
  celsius: 'c, degree, degrees, celsius, درجة، درجات، درجة حرارة، درجة مئوية، daraga',
  rpm: 'rpm, لفة، لفات',
  people: '',
  pieces: '',
}

const money =
  'egp, le, l e, pound, pounds, جنيه، جنيها، جنية، ج، ج م، geneh, gneh, ginih, gnih, gineh, lira, جم مصري، EGP'

const unitOfWord: ReadonlyMap<string, TypedUnit> = new Map([
  ...entriesOf(units, (unit) => ({ unit: unit as Unit })),
  ...entriesOf(counts, (fact) => ({ facts: fact === 'speeds' ? ['speeds', 'speed_control'] : [fact] })),
  ...entriesOf({ money }, (): TypedUnit => 'money'),
])

function entriesOf(words: Record<string, string>, unitOf: (key: string) => TypedUnit): [string, TypedUnit][] {
  return Object.entries(words).flatMap(([key, list]) =>
    splitTerms(list).map((word): [string, TypedUnit] => [foldText(word), unitOf(key)]),
  )
}

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

import { foldText } from '@shop/i18n'
import { findWithout, splitTerms } from '@shop/text-match'
import { readDualUnit, readNumberAt, readShare, readUnitAt, type TypedUnit } from './typed-numbers.rules.ts'

/** A limit or an amount that was typed, such as `under 1500`, `2 l`, `16`; `unit` is null where none was. */
export type TypedAmount = {
  start: number
  /** After its last word. */
  end: number
  min: number | null
  max: number | null
  unit: TypedUnit | null
  /** About a number, as opposed to exactly or between two. */
  isAround: boolean
  /** Its words may mean something else besides: عينين. */
  isSoft: boolean
}

/** Finds the amounts of a text in the order of its words; they do not overlap. */
export function findAmounts(words: readonly string[]): TypedAmount[] {
  const amounts: TypedAmount[] = []
  for (let at = 0; at < words.length; ) {
    const amount = readAmountAt(words, at)
    if (amount) amounts.push(amount)
    at = amount && !amount.isSoft ? amount.end : at + 1
  }
  return amounts
}

function readAmountAt(words: readonly string[], start: number): TypedAmount | null {
  const limit = readLimitAt(words, start)
  if (limit) return limit
  const number = readNumberAt(words, start)
  if (!number) return readWithoutNumber(words, start)
  const unit = readUnitAt(words, number.end)
  if (!unit || isPartOfSet(words, number.end)) {
    if (!number.isDigits && number.value < 1000) return null
    return { ...exactly(number.value), start, end: number.end, unit: null }
  }
  const share = readShare(words, number.end + unit.length)
  const value = number.value + share.share
  const end = number.end + unit.length + share.length
  return { ...exactly(value), start, end, unit: unit.unit, isAround: unit.unit === 'money' }
}

/** `4 in 1` is no measure. */
function isPartOfSet(words: readonly string[], at: number): boolean {
  return /^(in|في)$/u.test(words[at] ?? '') && /^\d+$/.test(words[at + 1] ?? '')
}

const exactly = (value: number) => ({ min: value, max: value, isAround: false, isSoft: false })

/** `لتر ونص`, `لتر`, `عينين`. */
function readWithoutNumber(words: readonly string[], start: number): TypedAmount | null {
  const dual = readDualUnit(words[start] ?? '')
  if (dual) return { ...exactly(2), start, end: start + 1, unit: dual, isSoft: true }
  if (!/^(لتر|كيلو)$/u.test(words[start] ?? '')) return null
  const unit = readUnitAt(words, start)
  if (!unit) return null
  const { share, length } = readShare(words, start + unit.length)
  return { ...exactly(1 + share), start, end: start + unit.length + length, unit: unit.unit }
}

type Limit = 'max' | 'min' | 'around' | 'between'

function readLimitAt(words: readonly string[], start: number): TypedAmount | null {
  for (const length of [3, 2, 1]) {
    const limit = limitOfWords.get(words.slice(start, start + length).join(' '))
    if (limit === undefined) continue
    const at = start + length + fillersAt(words, start + length)
    const number = readNumberAt(words, at)
    if (!number) continue
    const unit = readUnitAt(words, number.end)
    const end = number.end + (unit?.length ?? 0)
    const range = readRange(words, start, { value: number.value, end, unit: unit?.unit ?? null })
    if (limit === 'between' && range) return range
    if (isPeople(words, start, number.value, unit)) return { ...exactly(number.value), start, end, unit: people }
    const share = readShare(words, end)
    const value = number.value + share.share
    const isAround = limit === 'around'
    if (!unit && value < minPrice && (isAround || limit === 'between')) continue
    return {
      start,
      end: end + share.length,
      min: limit === 'max' ? null : value,
      max: limit === 'min' || limit === 'between' ? null : value,
      unit: unit?.unit ?? (value >= minPrice ? 'money' : null),
      isAround,
      isSoft: false,
    }
  }
  return null
}

/** In pounds: a smaller number without a unit is no price. */
const minPrice = 50

const people: TypedUnit = { facts: ['people'] }
const maxPeople = 20

/** `for two`, `for 4`. */
function isPeople(words: readonly string[], start: number, value: number, unit: unknown): boolean {
  return words[start] === 'for' && unit === null && value <= maxPeople
}

function readRange(
  words: readonly string[],
  start: number,
  low: { value: number; end: number; unit: TypedUnit | null },
): TypedAmount | null {
  if (!rangeJoints.has(words[low.end] ?? '')) return null
  const number = readNumberAt(words, low.end + 1 + fillersAt(words, low.end + 1))
  if (!number) return null
  const unit = readUnitAt(words, number.end)
  const [min, max] = [low.value, number.value].sort((a, b) => a - b)
  const isThousands = number.value >= 1000 && low.value < 10
  return {
    start,
    end: number.end + (unit?.length ?? 0),
    min: isThousands ? low.value * 1000 : (min ?? 0),
    max: max ?? 0,
    unit: unit?.unit ?? low.unit ?? (number.value >= minPrice ? 'money' : null),
    isAround: false,
    isSoft: false,
  }
}

function fillersAt(words: readonly string[], at: number): number {
  return limitFillers.has(words[at] ?? '') ? 1 : 0
}

const limitFillers = foldedSet('ال، من، عن، سعر، el, the, about, than, price, b, ب، men, مبلغ')
const rangeJoints = foldedSet('to, and, till, until, ل، الى، إلى، لحد، حتى، و، l, le, w, ila, l7ad, لغاية')

const limitWords: Record<Limit, string> = {
  max: 'under, below, less than, cheaper than, up to, upto, max, maximum, within, not more than, no more than, at most, not over, no over, less, budget, budget of, price under, price below, lower than, until, تحت، اقل من، أقل من، باقل من، بأقل من، ارخص من، أرخص من، حتى، لحد، لغاية، بحد اقصى، بحد أقصى، مش اكتر من، مش أكتر من، مش اكثر من، لا يزيد عن، لا تزيد عن، ما يزيدش عن، ميزدش عن، مايزيدش عن، ميزانية، بميزانية، معايا، اقل، سعر اقل من، سعر تحت، تحت ال، ta7t, taht, a2al men, aqal men, a2l mn, a2al mn, akal men, l7ad, le7ad, ar5as men, arkhas men, ar5as mn, mesh aktar men, mizaneya, ma3aya, bel kteer',
  min: 'over, above, more than, greater than, at least, min, minimum, starting from, not less than, higher than, فوق، اكتر من، أكتر من، اكثر من، أكثر من، اعلى من، أعلى من، أغلى من، اغلى من، ابتداء من، بداية من، لا يقل عن، مش اقل من، fo2, foo2, foq, aktar men, aktar mn, a8la men, aghla men',
  around:
    'around, about, approximately, approx, nearly, roughly, almost, في حدود، فى حدود، حوالي، حوالى، بحوالي، حدود، تقريبا، في نطاق، ف حدود، بمبلغ، بسعر، سعر، سعره، سعرها، price, for, ب، b, fe 7edood, fi 7edod, fe hodood, f 7dod, fi 7odood, 7awaly, hawaly, se3r, be, at, bel',
  between:
    'between, from, range, بين، ما بين، من، beyn, been, ben, men, mn, bein, من سعر, price from, price between, سعر من',
}

const limitOfWords: ReadonlyMap<string, Limit> = new Map(
  Object.entries(limitWords).flatMap(([limit, list]) =>
    splitTerms(list).map((words): [string, Limit] => [
      findWithout(foldText(words).split(' ')).join(' '),
      limit as Limit,
    ]),
  ),
)

function foldedSet(list: string): ReadonlySet<string> {
  return new Set(splitTerms(list).map(foldText))
}

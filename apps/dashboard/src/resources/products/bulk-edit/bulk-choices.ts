import { fieldsOfKind, readTypedNumber } from '@shop/contract'
import type { BulkEdit, StaffFact } from '@shop/contract/staff'

const flags = fieldsOfKind('flag')

type FlagChoices = Record<(typeof flags)[number], '' | 'true' | 'false'>

/** The choices of the form; an empty choice changes nothing. */
export type BulkChoices = FlagChoices & {
  category: string
  type: string
  /** The definition of the fact that all products get; null for none. */
  fact: Pick<StaffFact, 'key' | 'kind'> | null
  /** The new value: a number, the key of a choice, `true` or `false`, or the English text; empty removes the value. */
  factValue: string
  factArabic: string
  unit: '' | 'percent' | 'amount'
  by: string
}

export const noChoices: BulkChoices = {
  ...(Object.fromEntries(flags.map((flag) => [flag, ''])) as FlagChoices),
  category: '',
  type: '',
  fact: null,
  factValue: '',
  factArabic: '',
  unit: '',
  by: '',
}

/** The choices in the format of the contract. */
export function toBulkChange(choices: BulkChoices): BulkEdit['change'] {
  const chosen = flags.filter((flag) => choices[flag] !== '').map((flag) => [flag, choices[flag] === 'true'])
  const by = readTypedNumber(choices.by)
  return {
    ...Object.fromEntries(chosen),
    ...(choices.category !== '' && { category: Number(choices.category) }),
    ...(choices.type !== '' && { type: Number(choices.type) }),
    ...(choices.fact && { facts: { [choices.fact.key]: readFactValue(choices, choices.fact.kind) } }),
    ...(choices.unit !== '' && by !== null && { price: { unit: choices.unit, by } }),
  }
}

function readFactValue({ factValue, factArabic }: BulkChoices, kind: StaffFact['kind']) {
  if (kind === 'text') return factValue === '' && factArabic === '' ? null : { en: factValue, ar: factArabic }
  if (factValue === '') return null
  return kind === 'flag' ? factValue === 'true' : factValue
}

/** Whether there is anything to change, and no change is without its number. */
export function hasChoices(choices: BulkChoices): boolean {
  const change = toBulkChange(choices)
  return Object.keys(change).length > 0 && (choices.unit !== '') === (change.price !== undefined)
}

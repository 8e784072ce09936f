import { type BulkEdit, bulkFlags } from '@shop/contract/staff'

type FlagChoices = Record<(typeof bulkFlags)[number], '' | 'true' | 'false'>

/** The choices of the form; an empty choice changes nothing. */
export type BulkChoices = FlagChoices & {
  category: string
  unit: '' | 'percent' | 'amount'
  by: string
  former: 'keep' | 'from_price' | 'remove'
}

export const noChoices: BulkChoices = {
  ...(Object.fromEntries(bulkFlags.map((flag) => [flag, ''])) as FlagChoices),
  category: '',
  unit: '',
  by: '',
  former: 'keep',
}

/** The choices in the format of the contract. */
export function toBulkChange(choices: BulkChoices): BulkEdit['change'] {
  const chosen = bulkFlags.filter((flag) => choices[flag] !== '').map((flag) => [flag, choices[flag] === 'true'])
  const by = Number(choices.by)
  return {
    ...Object.fromEntries(chosen),
    ...(choices.category !== '' && { category: Number(choices.category) }),
    ...(choices.unit !== '' && Number.isFinite(by) && { price: { unit: choices.unit, by, former: choices.former } }),
  }
}

export function hasChoices(choices: BulkChoices): boolean {
  return Object.keys(toBulkChange(choices)).length > 0
}

import type { BulkEdit } from '@shop/contract/staff'

/** The choices of the form; an empty choice changes nothing. */
export type BulkChoices = {
  is_active: '' | 'true' | 'false'
  is_offer: '' | 'true' | 'false'
  is_best_seller: '' | 'true' | 'false'
  is_featured: '' | 'true' | 'false'
  category: string
  unit: '' | 'percent' | 'amount'
  by: string
  former: 'keep' | 'from_price' | 'remove'
}

export const noChoices: BulkChoices = {
  is_active: '',
  is_offer: '',
  is_best_seller: '',
  is_featured: '',
  category: '',
  unit: '',
  by: '',
  former: 'keep',
}

const flags = ['is_active', 'is_offer', 'is_best_seller', 'is_featured'] as const

/** The choices in the format of the contract. */
export function toBulkChange(choices: BulkChoices): BulkEdit['change'] {
  const chosen = flags.filter((flag) => choices[flag] !== '').map((flag) => [flag, choices[flag] === 'true'])
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

import type { NewStockMovement } from '@shop/contract/staff'

/** What staff write into the ledger by hand, the most frequent first. */
export const handReasons = ['delivery', 'correction', 'return'] as const satisfies readonly NewStockMovement['reason'][]

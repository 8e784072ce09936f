import type { Fault } from './reading/import-file.types.ts'

type Tally = { created: number; changed: number; unchanged: number }

export type ImportCounts = {
  categories: Tally
  /** a product counts as changed also when one of its colors or pictures did */
  products: Tally
  /** `left`: colors taken out of sale because their product's entry has them no more */
  colors: Tally & { left: number }
  /** `known` ones were in the shop already */
  pictures: { brought: number; known: number }
  /** lines written into the ledger of stock */
  stockMovements: number
}

/** What became of an import: all of it, or nothing. */
export type ImportReport = { outcome: 'done'; counts: ImportCounts } | { outcome: 'refused'; faults: Fault[] }

import type { FileFault } from './reading/import-file.types.ts'

type Tally = { created: number; changed: number; unchanged: number }

export type ImportCounts = {
  categories: Tally
  /** a product counts as changed also when one of its colors or pictures did */
  products: Tally
  /** `left`: colors taken out of sale because the entry of their product no longer has them */
  colors: Tally & { left: number }
  /** `known`: those that the shop had already */
  pictures: { brought: number; known: number }
  /** movements written into the stock ledger */
  stockMovements: number
}

/** The result of an import: all of it, or nothing. */
export type ImportReport = { outcome: 'done'; counts: ImportCounts } | { outcome: 'refused'; faults: FileFault[] }

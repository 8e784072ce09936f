import type { BookSums } from '@shop/contract/staff'
import type { BookSumRow } from './books.repository.ts'

/** Presents what the documents of a period add up to; a sum of many orders may be above the max of one. */
export function presentBookSums(rows: readonly BookSumRow[]): BookSums {
  const signed = rows.map((row) => {
    const sign = row.kind === 'credit_note' ? -1 : 1
    return { ...row, netPiastres: sign * row.netPiastres, vatPiastres: sign * row.vatPiastres }
  })
  const ofKind = (kind: BookSumRow['kind']) => addUp(signed.filter((row) => row.kind === kind))
  return { invoices: ofKind('invoice'), credit_notes: ofKind('credit_note'), total: addUp(signed) }
}

function addUp(rows: readonly BookSumRow[]): BookSums['total'] {
  const sum = (read: (row: BookSumRow) => number) => rows.reduce((total, row) => total + read(row), 0)
  const [net, vat] = [sum(({ netPiastres }) => netPiastres), sum(({ vatPiastres }) => vatPiastres)]
  return { documents: sum(({ documents }) => documents), net: net / 100, vat: vat / 100, gross: (net + vat) / 100 }
}

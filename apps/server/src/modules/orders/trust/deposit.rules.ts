import { piastres } from '@shop/contract'

/**
 * The deposit of an order for which no cash is taken: a part of its total, rounded up to whole pounds, with at least one pound left to
 * collect. All in piastres.
 *
 * @param percent 0: no deposit
 * @returns 0 when there is no deposit to pay
 */
export function depositOf(total: number, percent: number) {
  const pounds = Math.floor((total * percent + 9999) / 10_000)
  return piastres(Math.max(0, Math.min(pounds * 100, total - 100)))
}

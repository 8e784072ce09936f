import type { Pool } from '../../database/client.ts'
import { publishStockNews } from './stock-news.repository.ts'

/** With the 750 ms that counts wait, every process knows each sale within a second. */
const everyMs = 200

/**
 * Publishes the news of sales at an interval: mere counts, and what a killed process has left.
 *
 * @returns stops it, after what is under way
 */
export function followStockNews(pool: Pool): () => Promise<void> {
  let publishing: Promise<void> | null = null
  const timer = setInterval(() => {
    // Without the database there are no sales; the news wait in it.
    publishing ??= publishStockNews(pool)
      .catch(() => undefined)
      .finally(() => {
        publishing = null
      })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await publishing
  }
}

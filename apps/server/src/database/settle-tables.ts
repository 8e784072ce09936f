import type { Pool } from './client.ts'

/**
 * Runs `vacuum (analyze)` after a bulk change, so that lists use index-only scans. Autovacuum would run some minutes later.
 */
export async function settleTables(pool: Pool): Promise<void> {
  const connection = await pool.reserve()
  try {
    await connection`set statement_timeout = 0`
    await connection`vacuum (analyze) categories, products, variants, product_pictures, product_words, stock_movements`
    await connection`reset statement_timeout`
  } finally {
    connection.release()
  }
}

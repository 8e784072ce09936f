import type { Pool } from './client.ts'

/**
 * Clears away old rows and counts the new ones after many have changed at once, so that lists are read from indexes alone. The
 * database would do it by itself, some minutes later.
 */
export async function settleTables(pool: Pool): Promise<void> {
  const connection = await pool.reserve()
  try {
    await connection`set statement_timeout = 0`
    await connection`vacuum (analyze) categories, products, variants, product_pictures, product_search, stock_movements`
    await connection`reset statement_timeout`
  } finally {
    connection.release()
  }
}

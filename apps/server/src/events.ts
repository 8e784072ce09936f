import type { Pool } from './database/client.ts'
import type { SharedAnswers } from './http/shared-answers.ts'

/**
 * Listens to what any process changes and drops the kept answers that show it. Whenever listening begins anew, all is dropped,
 * because news may have been missed.
 */
export async function dropAnswersOnChange(pool: Pool, sharedAnswers: SharedAnswers): Promise<void> {
  const drop = (payload: string) => sharedAnswers.drop(payload.split(' '))
  await pool.listen('shop_changed', drop, () => sharedAnswers.clear())
}

import type { Db } from './client.ts'

/** The direction of a list, for `order by`. */
export function inDirection(db: Db, order: 'asc' | 'desc') {
  return order === 'asc' ? db`asc` : db`desc`
}

import type { OrderId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { listProblemNotes } from '../../payments/index.ts'
import { listStaffNotes } from '../desk/orders.staff-repository.ts'

/** All that staff wrote about an order and its payments for each other. */
export async function listNotesAbout(db: Db, id: OrderId): Promise<string[]> {
  const notes = await listStaffNotes(db, id)
  return [...notes.map(({ text }) => text), ...(await listProblemNotes(db, id))]
}

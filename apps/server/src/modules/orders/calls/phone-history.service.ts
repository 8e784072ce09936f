import { type OrderId, type PhoneNumber, piastres, toPounds } from '@shop/contract'
import type { Permission, PhoneHistory } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { presentStaffNote } from '../desk/orders.staff-presenter.ts'
import {
  countOtherOrders,
  listPhoneNotes,
  type PhoneHistoryRow,
  type PhoneNoteRow,
  type ShownPhone,
} from './phone-history.repository.ts'

/** Nothing is known of an erased person. */
export const noHistory: PhoneHistory = {
  orders: 0,
  delivered: 0,
  refused: 0,
  cancelled: 0,
  last_order_at: null,
  is_blocked: false,
  record: null,
}

/**
 * Gives what the shop knows of the phone of each order; erased persons are left out.
 *
 * @param permissions those of the caller: money and notes are part of the customer's record
 */
export async function listPhoneHistories(
  db: Db,
  orders: readonly ShownPhone[],
  permissions: readonly Permission[],
): Promise<Map<OrderId | null, PhoneHistory>> {
  const shown = orders.filter(({ phone }) => phone !== '')
  const canSeeRecord = permissions.includes('customers.read')
  const phones = canSeeRecord ? shown.map(({ phone }) => phone) : []
  const [rows, notes] = await Promise.all([countOtherOrders(db, shown), listPhoneNotes(db, phones)])
  return new Map(rows.map((row) => [row.id, presentHistory(row, canSeeRecord ? notes : null)]))
}

/** Gives what the shop knows of the phone of a caller. */
export async function getPhoneHistory(
  db: Db,
  phone: PhoneNumber,
  permissions: readonly Permission[],
): Promise<PhoneHistory> {
  const histories = await listPhoneHistories(db, [{ id: null, phone }], permissions)
  return histories.get(null) ?? noHistory
}

function presentHistory(row: PhoneHistoryRow, notes: readonly PhoneNoteRow[] | null): PhoneHistory {
  const { phone, orders, delivered, refused, cancelled, isBlocked } = row
  const received = toPounds(piastres(row.receivedPiastres))
  const ofPhone = notes
    ?.filter((note) => note.phone === phone)
    .map((note) => ({ ...presentStaffNote(note), kind: note.kind }))
  return {
    orders,
    delivered,
    refused,
    cancelled,
    last_order_at: row.lastOrderAt?.toISOString() ?? null,
    is_blocked: isBlocked,
    record: ofPhone ? { received, notes: ofPhone } : null,
  }
}

import type { Language, OrderId } from '@shop/contract'
import type { PersonalData } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { listPaymentRecords, listProblemNotes } from '../../payments/index.ts'
import { listCalls } from '../calls/order-calls.repository.ts'
import { listCorrections } from '../desk/order-corrections.repository.ts'
import { presentCall, presentStaffPayment } from '../desk/orders.staff-presenter.ts'
import { listStaffNotes } from '../desk/orders.staff-repository.ts'
import { presentOrder } from '../orders.presenter.ts'
import { findOrders, type OrderRecord } from '../orders.repository.ts'
import { presentReturn } from '../returns/returns.presenter.ts'
import { listReturnsOf } from '../returns/returns.repository.ts'
import { listOrderIdsOf, type Person } from './erase-recipient.repository.ts'

type OrderOfPerson = PersonalData['orders'][number]

/** Describes a person's orders, newest first, with payments, calls and notes. */
export async function describeOrdersOf(db: Db, person: Person, language: Language): Promise<OrderOfPerson[]> {
  const orders: OrderOfPerson[] = []
  for (const record of await findOrders(db, await listOrderIdsOf(db, person)))
    orders.push(await describe(db, record, language))
  return orders
}

async function describe(db: Db, record: OrderRecord, language: Language): Promise<OrderOfPerson> {
  const { id } = record.order
  const [notes, calls, corrections, payments, returns] = await Promise.all([
    listNotes(db, id),
    listCalls(db, [id]),
    listCorrections(db, id),
    listPaymentRecords(db, id),
    listReturnsOf(db, id),
  ])
  return {
    ...presentOrder(record, language),
    notes_of_staff: notes,
    trust: { step: record.order.trustStep, reasons: record.order.trustReasons },
    calls: calls.map(presentCall),
    corrected: corrections.map(({ createdAt, before }) => ({ at: createdAt.toISOString(), before })),
    payments: payments.map((payment) => presentStaffPayment(payment, record.order)),
    returns: returns.map((each) => presentReturn(each, language)),
  }
}

/** Lists the notes of staff about an order and its payments. */
async function listNotes(db: Db, id: OrderId): Promise<string[]> {
  const notes = await listStaffNotes(db, id)
  return [...notes.map(({ text }) => text), ...(await listProblemNotes(db, id))]
}

import { type Db, inOnePacket } from '../../../database/client.ts'
import { takesCashIn } from '../../delivery/index.ts'
import {
  noSerials,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRecord,
  type OrderRow,
} from '../orders.repository.ts'

/** Days are given as `YYYY-MM-DD`. The database fills in the others. */
export type NewOrder = Omit<OrderRow, FilledIn | 'promisedFrom' | 'promisedTo'> & {
  promisedFrom: string
  promisedTo: string
}
type FilledIn =
  | 'number'
  | 'repaidPiastres'
  | 'writtenOffPiastres'
  | 'packerId'
  | 'takenAt'
  | 'packedAt'
  | 'version'
  | 'createdAt'
  | 'updatedAt'

/** Inserts an order with its lines and the first event of its timeline. */
export async function insertOrder(db: Db, order: NewOrder, lines: readonly OrderLineRow[]): Promise<OrderRecord> {
  const [[row], events] = await inOnePacket(
    db<(OrderRow & { takesCash: boolean })[]>`
      insert into orders ${db(order)} returning *, ${takesCashIn(db, db`orders.governorate`)} as takes_cash`,
    db<OrderEventRow[]>`
      insert into order_events (order_id, status) values (${order.id}, ${order.status}) returning status, note, failure, next_day, created_at`,
    db`insert into order_lines ${db(lines.map((line) => ({ orderId: order.id, ...line })))}`,
  )
  if (!row) throw new Error('Insert into orders returned no row')
  const ordered = lines.map((line) => ({ ...line, ...noSerials() }))
  return { order: { ...row, parcel: null, isConfirmed: false }, lines: ordered, events, changes: [] }
}

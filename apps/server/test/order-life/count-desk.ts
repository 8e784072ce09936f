import type { Pool } from '../../src/database/client.ts'
import type { Figures } from '../long-run.ts'

type DeskWork = Record<
  | 'steps'
  | 'undone'
  | 'attempts'
  | 'turnBacks'
  | 'receiveBacks'
  | 'changes'
  | 'corrections'
  | 'confirmed'
  | 'receipts'
  | 'settlements'
  | 'clearings'
  | 'returns'
  | 'refunded'
  | 'back'
  | 'news'
  | 'accepted',
  number
>

/** What staff have done in all. */
export async function countDesk(pool: Pool): Promise<Figures> {
  const [row] = await pool<DeskWork[]>`
    select (select count(*) from order_events where actor_id is not null) as steps,
      (select count(*) from audit_entries where action = 'step_undone') as undone,
      (select count(*) from audit_entries where action = 'delivery_failed' and actor_id is not null) as attempts,
      (select count(*) from audit_entries where action = 'turned_back' and actor_id is not null) as turn_backs,
      (select count(*) from audit_entries where action = 'received_back') as receive_backs,
      (select count(*) from order_changes) as changes,
      (select count(*) from order_corrections) as corrections,
      (select count(*) from order_calls where source = 'link') as confirmed,
      (select count(*) from cash_receipts) as receipts,
      (select count(*) from settlements) as settlements,
      (select count(*) from settlement_clearings) as clearings,
      (select count(*) from returns) as returns,
      (select count(*) from returns where refund_method is not null) as refunded,
      (select count(*) from orders where status = 'returned') as back,
      (select count(*) from order_events where carrier_id is not null) as news,
      (select count(*) from audit_entries where action = 'payment_accepted') as accepted`
  if (!row) throw new Error('Nothing was counted')
  return {
    'steps of staff': row.steps,
    'steps undone': row.undone,
    'failed attempts recorded': row.attempts,
    'parcels turned back by staff': row.turnBacks,
    'parcels back in our hands': row.receiveBacks,
    'orders changed by staff': row.changes,
    'recipients corrected': row.corrections,
    'orders confirmed by their link': row.confirmed,
    'cash received': row.receipts,
    'sheets of couriers that brought cash': row.settlements,
    'unmatched cash cleared': row.clearings,
    returns: row.returns,
    'of them refunded': row.refunded,
    'orders that came back whole': row.back,
    'steps by news of a carrier': row.news,
    'odd payments accepted': row.accepted,
  }
}

type WaysToPay = Record<'kiosk' | 'installments' | 'byHand' | 'owed', number>

/** What came and went in the ways that the provider does not refund, or only the plans of the settings allow. */
export async function countWaysToPay(pool: Pool): Promise<Figures> {
  const [row] = await pool<WaysToPay[]>`
    select (select count(*) from payments where method = 'kiosk' and transaction_id is not null) as kiosk,
      (select count(*) from payments where method in ('bank_installments', 'pay_later') and transaction_id is not null) as installments,
      (select count(*) from refunds where status = 'done' and method in ('cash', 'transfer', 'wallet')) as by_hand,
      (select count(*) from refunds r join payments p on p.id = r.payment_id where r.status = 'failed' and p.method <> 'kiosk') as owed`
  if (!row) throw new Error('Nothing was counted')
  return {
    'payments at a kiosk': row.kiosk,
    'payments by installments': row.installments,
    'refunds by hand': row.byHand,
    'refunds that the provider refused': row.owed,
  }
}

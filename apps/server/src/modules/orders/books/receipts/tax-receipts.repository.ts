import type { OrderId, PaymentMethod } from '@shop/contract'
import type { Db } from '../../../../database/client.ts'
import type { Verdict } from '../../../tax-authority/index.ts'
import { listDocumentLines } from '../books.repository.ts'
import type { DocumentKind } from '../document-kinds.data.ts'
import type { ReceiptSource, WrittenReceipt } from './receipt-body.rules.ts'
import type { ReceiptState } from './tax-receipts.data.ts'

/** Any number, the same in every process. */
const chainLock = 7_201_926

/** Only one transaction at a time makes the chain of receipts longer. */
export async function lockChain(tx: Db): Promise<void> {
  await tx`select pg_advisory_xact_lock(${chainLock})`
}

/** Reads what the receipt of an issued document says; the chain and what it replaces are the caller's. */
export async function findReceiptSource(
  tx: Db,
  documentId: number,
): Promise<Omit<ReceiptSource, 'previousUuid' | 'replacedUuid'> | undefined> {
  const [document] = await tx<
    {
      kind: DocumentKind
      number: number
      issuedAt: Date
      paymentMethod: PaymentMethod
      invoiceUuid: string | null
    }[]
  >`
    select d.kind, coalesce(d.number, 0) as number, coalesce(d.issued_at, d.due_at) as issued_at, o.payment_method, r.uuid as invoice_uuid
    from book_documents d join orders o on o.id = d.order_id
      left join book_documents i on i.order_id = d.order_id and i.kind = 'invoice' and d.kind = 'credit_note'
      left join tax_receipts r on r.document_id = i.id
    where d.id = ${documentId}`
  return document && { ...document, lines: await listDocumentLines(tx, documentId) }
}

/** The UUID of the last receipt of a till, or of the one before another; empty when there is none. */
export async function findLastUuid(tx: Db, posSerial: string, before: number | null = null): Promise<string> {
  const [row] = await tx<{ uuid: string }[]>`
    select uuid from tax_receipts where pos_serial = ${posSerial} and (${before}::bigint is null or id < ${before})
    order by id desc limit 1`
  return row?.uuid ?? ''
}

export async function insertTaxReceipt(
  tx: Db,
  receipt: WrittenReceipt & { documentId: number; posSerial: string; previousUuid: string; nextTryAt: Date },
): Promise<void> {
  await tx`insert into tax_receipts ${tx(receipt)}`
}

export type RejectedReceipt = { id: number; documentId: number; posSerial: string; replacedUuid: string | null }

/** Locks the rejected receipts, the oldest first. Those that the authority never took replace nothing there. */
export async function lockRejected(tx: Db, max: number): Promise<RejectedReceipt[]> {
  return await tx<RejectedReceipt[]>`
    select id, document_id, pos_serial, case when submission is not null then uuid end as replaced_uuid
    from tax_receipts where status = 'rejected' order by id limit ${max} for update`
}

/** Makes a rejected receipt due again, as it is written now. */
export async function renewReceipt(
  tx: Db,
  id: number,
  receipt: WrittenReceipt & { previousUuid: string },
  now: Date,
): Promise<void> {
  await tx`
    update tax_receipts set ${tx(receipt)}, status = 'due', tries = 0, submission = null, error = null, next_try_at = ${now}
    where id = ${id}`
}

/** A receipt whose time has come. */
export type OpenReceipt = { id: number; uuid: string; body: string; tries: number; submission: string | null }

/**
 * Takes receipts in a state whose time has come, under the lock of the chain, and sets the time of their next try before this one: what comes
 * between leaves them to it. None is sent before those that come earlier in the chain.
 *
 * @param pauses in seconds, by the number of tries
 */
export async function takeReceipts(
  tx: Db,
  state: ReceiptState,
  { now, max, pauses }: { now: Date; max: number; pauses: readonly number[] },
): Promise<OpenReceipt[]> {
  return await tx<OpenReceipt[]>`
    with open as (
      select id from tax_receipts where status = ${state} and next_try_at <= ${now} and (${state} <> 'due' or id < coalesce(
        (select min(id) from tax_receipts where status = 'due' and next_try_at > ${now}), ${Number.MAX_SAFE_INTEGER}))
      order by id limit ${max} for update),
    taken as (
      update tax_receipts r set tries = r.tries + 1,
        next_try_at = ${now}::timestamptz
          + make_interval(secs => (${[...pauses]}::integer[])[least(r.tries + 1, ${pauses.length})])
      from open where open.id = r.id returning r.id, r.uuid, r.body, r.tries, r.submission)
    select id, uuid, body, tries, submission from taken order by id`
}

/** Notes that the authority took receipts and judges them under a name; asked about it at once, then after growing pauses. */
export async function noteSent(db: Db, ids: readonly number[], submission: string, now: Date): Promise<void> {
  await db`
    update tax_receipts set status = 'sent', submission = ${submission}, submitted_at = ${now}, next_try_at = ${now}, tries = 0,
      error = null
    where id = any (${[...ids]}::bigint[]) and status = 'due'`
}

/** Notes the verdict on a receipt. */
export async function noteVerdict(db: Db, id: number, { isValid, reason }: Verdict): Promise<void> {
  await db`
    update tax_receipts set status = ${isValid ? 'accepted' : 'rejected'}, error = ${isValid ? null : reason}
    where id = ${id} and status in ('due', 'sent')`
}

/** Notes why nothing came of a try; a submission that the authority does not know is sent anew. */
export async function noteFailure(db: Db, ids: readonly number[], reason: string, isUnknown = false): Promise<void> {
  await db`
    update tax_receipts set error = ${reason}, status = case when ${isUnknown} then 'due' else status end
    where id = any (${[...ids]}::bigint[]) and status in ('due', 'sent')`
}

/** A receipt that staff must look at: rejected, or not judged in time. */
export type ReceiptProblemRow = {
  orderId: OrderId
  kind: DocumentKind
  number: number
  status: ReceiptState
  error: string | null
  count: number
}

/** Lists the oldest rejected and late receipts; each row has the count of all. @param issuedBefore what is still open then is late */
export async function listReceiptProblems(db: Db, issuedBefore: Date, max: number): Promise<ReceiptProblemRow[]> {
  return await db<ReceiptProblemRow[]>`
    select d.order_id, d.kind, coalesce(d.number, 0) as number, r.status, r.error, count(*) over () as count
    from tax_receipts r join book_documents d on d.id = r.document_id
    where r.status <> 'accepted' and (r.status = 'rejected' or d.issued_at <= ${issuedBefore})
    order by r.id limit ${max}`
}

import { type Db, inTransaction } from '../../../../database/client.ts'
import type { TaxAuthority } from '../../../tax-authority/index.ts'
import type { OrderDeps } from '../../orders.deps.ts'
import { writeReceiptBody } from './receipt-body.rules.ts'
import {
  findLastUuid,
  findReceiptSource,
  insertTaxReceipt,
  lockChain,
  lockRejected,
  renewReceipt,
} from './tax-receipts.repository.ts'

/**
 * Writes the receipt of a document, in the transaction that gave the document its number. A credit note whose invoice has no receipt, because it is
 * older than them, has none either: a return receipt names the receipt of the sale.
 */
export async function writeReceipt(tx: Db, authority: TaxAuthority, documentId: number, now: Date): Promise<void> {
  const source = await findReceiptSource(tx, documentId)
  if (!source || (source.kind === 'credit_note' && source.invoiceUuid === null)) return
  await lockChain(tx)
  const posSerial = authority.seller.deviceSerialNumber
  const previousUuid = await findLastUuid(tx, posSerial)
  const receipt = writeReceiptBody({ ...source, previousUuid, replacedUuid: null }, authority)
  await insertTaxReceipt(tx, { ...receipt, documentId, posSerial, previousUuid, nextTryAt: now })
}

/** Max receipts that are written anew at once. */
const maxAtOnce = 100

/** Writes rejected receipts anew, with what the settings say now, and makes them due. Accepted ones after them stay as they are. */
export async function renewReceipts({
  db,
  readClock,
  taxAuthority,
}: Pick<OrderDeps, 'db' | 'readClock' | 'taxAuthority'>): Promise<void> {
  if (!taxAuthority) return
  await inTransaction(db, async (tx) => {
    await lockChain(tx)
    for (const { id, documentId, posSerial, replacedUuid } of await lockRejected(tx, maxAtOnce)) {
      const source = await findReceiptSource(tx, documentId)
      if (!source) continue
      // The one before it may have just been written anew.
      const previousUuid = await findLastUuid(tx, posSerial, id)
      const receipt = writeReceiptBody({ ...source, previousUuid, replacedUuid }, taxAuthority)
      await renewReceipt(tx, id, { ...receipt, previousUuid }, readClock())
    }
  })
}

import type { PhoneNumber } from '@shop/contract'
import type { CustomerDetails } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import { recordChange } from '../audit/index.ts'
import { type AccountRow, findPhoneBlock, findShopper, sessionsUsedSince } from '../users/index.ts'
import { insertNote, listNotes } from './customer-notes.repository.ts'
import type { CustomerDeps } from './customers.deps.ts'
import { presentBlock, presentCustomer, presentNote, presentOwnAccount } from './customers.presenter.ts'
import { findCustomer, getAccountFigures } from './customers.staff-repository.ts'

/** Gives what the shop knows of a phone. @throws AppError `not_found` for a phone without orders, account, block and notes */
export async function getCustomer({ db, readClock }: CustomerDeps, phone: PhoneNumber): Promise<CustomerDetails> {
  const [row, account, block, notes] = await Promise.all([
    findCustomer(db, phone),
    findShopper(db, phone),
    findPhoneBlock(db, phone),
    listNotes(db, phone),
  ])
  if (!row) throw new AppError('not_found')
  return {
    ...presentCustomer(row),
    account: account && (await describeAccount(db, account, readClock())),
    block: block && presentBlock(block),
    notes: notes.map(presentNote),
  }
}

async function describeAccount(db: Db, account: AccountRow, now: Date): Promise<CustomerDetails['account']> {
  return presentOwnAccount(account, await getAccountFigures(db, account, sessionsUsedSince(now)))
}

/** Adds a note about a known phone. The audit entry does not repeat it. @throws AppError `not_found` */
export async function addNote(
  { db, readClock }: CustomerDeps,
  caller: Caller,
  { phone, text }: { phone: PhoneNumber; text: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await findCustomer(tx, phone))) throw new AppError('not_found')
    await insertNote(tx, { phone, kind: 'note', actorId: caller.userId, text, createdAt: readClock() })
    const entityId = await auditIdOf(tx, phone)
    await recordChange(tx, { actorId: caller.userId, action: 'noted', entity: 'customer', entityId })
  })
}

/** How the audit log names a customer without personal data: the id of the account, or `guest`. */
export async function auditIdOf(db: Db, phone: PhoneNumber): Promise<number | 'guest'> {
  return (await findShopper(db, phone))?.id ?? 'guest'
}

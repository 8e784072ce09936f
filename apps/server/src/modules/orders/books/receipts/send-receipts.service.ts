import { type Db, inTransaction } from '../../../../database/client.ts'
import { defineJob, scheduled, startTimer } from '../../../../jobs/index.ts'
import { type TaxAuthority, TaxAuthorityError, type Verdict } from '../../../tax-authority/index.ts'
import type { OrderDeps } from '../../orders.deps.ts'
import {
  lockChain,
  noteFailure,
  noteSent,
  noteVerdict,
  type OpenReceipt,
  takeReceipts,
} from './tax-receipts.repository.ts'

/** Max receipts of one submission: the authority takes 500 and 1.5 MB. */
const maxAtOnce = 100
/** Max seconds of one run; the next run starts within a minute. */
const maxRun = 50
/** Seconds until the next try, by the number of tries, the last for all further ones. The first is longer than a run with its last call. */
const pauses = [120, 240, 600, 1200, 3600]

/** Runs `sendReceipts` every minute. */
export const sendReceiptsJob = defineJob({
  name: 'send-tax-receipts',
  every: '* * * * *',
  ...scheduled,
})

type Deps = Pick<OrderDeps, 'db' | 'readClock' | 'taxAuthority'>

/**
 * Sends receipts to the tax authority, in the order of their chain, and reads what it says of those that it took. The time of the next try is stored before a try, so that a
 * process may die at any moment; before a second try the authority is asked whether it has the receipt.
 */
export async function sendReceipts({ db, readClock, taxAuthority }: Deps): Promise<void> {
  if (!taxAuthority) return
  const timer = startTimer(maxRun)
  const take = (state: 'due' | 'sent') =>
    inTransaction(db, async (tx) => {
      await lockChain(tx)
      return await takeReceipts(tx, state, { now: readClock(), max: maxAtOnce, pauses })
    })
  let due: OpenReceipt[]
  do {
    due = await take('due')
    const unsent = await filterUnsent(db, taxAuthority, due, timer)
    if (unsent.length > 0) await submit(db, taxAuthority, unsent, readClock())
  } while (due.length === maxAtOnce && !timer.isOver())
  let sent: OpenReceipt[]
  do {
    sent = await take('sent')
    for (const [submission, receipts] of Map.groupBy(sent, (receipt) => receipt.submission ?? ''))
      if (!timer.isOver()) await readVerdicts(db, taxAuthority, submission, receipts)
  } while (sent.length === maxAtOnce && !timer.isOver())
}

/** Asks about receipts that were tried before. @returns those that the authority does not have */
async function filterUnsent(
  db: Db,
  authority: TaxAuthority,
  due: readonly OpenReceipt[],
  timer: { isOver(): boolean },
): Promise<OpenReceipt[]> {
  const unknown: OpenReceipt[] = []
  for (const receipt of due) {
    if (receipt.tries === 1) unknown.push(receipt)
    else if (!timer.isOver())
      await attempt(db, [receipt], async () => {
        const verdict = await authority.inquire(receipt.uuid)
        if (verdict === null) unknown.push(receipt)
        else if (verdict !== 'undecided') await noteVerdict(db, receipt.id, verdict)
      })
  }
  return unknown
}

async function submit(db: Db, authority: TaxAuthority, receipts: readonly OpenReceipt[], now: Date): Promise<void> {
  await attempt(db, receipts, async () => {
    try {
      const { submission, rejected } = await authority.submit(receipts.map(({ body }) => body))
      const taken = receipts.filter(({ uuid }) => !rejected.has(uuid)).map(({ id }) => id)
      if (submission !== null) await noteSent(db, taken, submission, now)
      else await noteFailure(db, taken, 'taken without a submission')
      for (const receipt of receipts) {
        const reason = rejected.get(receipt.uuid)
        if (reason !== undefined) await settle(db, authority, receipt, { isValid: false, reason })
      }
    } catch (error) {
      if (!(error instanceof TaxAuthorityError) || error.kind !== 'refused') throw error
      const [first, ...others] = receipts
      // One that cannot be read must not hold up the others.
      if (others.length > 0) for (const receipt of receipts) await submit(db, authority, [receipt], now)
      else if (first) await noteVerdict(db, first.id, { isValid: false, reason: error.reason })
    }
  })
}

async function readVerdicts(
  db: Db,
  authority: TaxAuthority,
  submission: string,
  receipts: readonly OpenReceipt[],
): Promise<void> {
  const ids = receipts.map(({ id }) => id)
  await attempt(db, receipts, async () => {
    const verdicts = await authority.readSubmission(submission)
    if (!verdicts) return await noteFailure(db, ids, 'an unknown submission', true)
    for (const receipt of receipts) {
      const verdict = verdicts.get(receipt.uuid)
      if (verdict) await settle(db, authority, receipt, verdict)
    }
  })
}

/** A copy that came twice is judged as not valid, although the receipt is: the authority is asked before a rejection counts. */
async function settle(db: Db, authority: TaxAuthority, { id, uuid }: OpenReceipt, verdict: Verdict): Promise<void> {
  const last = verdict.isValid ? verdict : ((await authority.inquire(uuid)) ?? verdict)
  if (last !== 'undecided') await noteVerdict(db, id, last)
}

/** Does what may fail; its receipts wait for their next try. */
async function attempt(db: Db, receipts: readonly OpenReceipt[], work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof TaxAuthorityError)) throw error
    const ids = receipts.map(({ id }) => id)
    await noteFailure(db, ids, error.reason)
  }
}

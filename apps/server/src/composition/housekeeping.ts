import { z } from 'zod'
import type { Pool } from '../database/client.ts'
import { forgetAnswers } from '../http/answers/idempotency.ts'
import { forgetHits } from '../http/guard/rate-limits.ts'
import { defineJob, type Jobs } from '../jobs/index.ts'
import { deleteOldGuestCarts } from '../modules/cart/index.ts'
import { deleteOldNotes } from '../modules/customers/index.ts'
import { forgetMessages } from '../modules/messages/index.ts'
import {
  deleteExpiredOrderCodes,
  deleteOldReturnPictures,
  eraseOldRecipients,
  forgetOldClearings,
} from '../modules/orders/index.ts'
import { forgetOldProblemNotes } from '../modules/payments/index.ts'
import { forgetSearches } from '../modules/search-desk/index.ts'
import { deleteUnconfirmedFactors } from '../modules/second-factors/index.ts'
import { forgetInvitations } from '../modules/staff/index.ts'
import { deleteExpiredAccountData } from '../modules/users/index.ts'

const housekeepingJob = defineJob({
  name: 'housekeeping',
  data: z.object({}),
  retries: 2,
  firstRetryAfter: 60,
  maxRetryAfter: 300,
  atOnce: 1,
  every: '23 * * * *',
})

/** How long it stays on record that a message was sent, or an invitation ended, in milliseconds: 30 days. */
const recordMs = 30 * 24 * 60 * 60_000

/** How long a repeated call gets its first answer, in milliseconds: 7 days. */
const answerMs = 7 * 24 * 60 * 60_000

/** How long the overview may look back on searches that found nothing, in milliseconds: 90 days. */
const searchesMs = 90 * 24 * 60 * 60_000

/** How long a second factor waits for its first code, in milliseconds: a day. */
const factorsMs = 24 * 60 * 60_000

/** How long the cart of a guest waits for them, in milliseconds: 90 days. */
const cartsMs = 90 * 24 * 60 * 60_000

/** How long pictures of a return stay after it has ended, in milliseconds: a year, for disputes. */
const returnPicturesMs = 365 * 24 * 60 * 60_000

/** How long orders and notes about customers and money may name a person, in milliseconds: books must be stored for five years. */
const recipientsMs = 5 * 366 * 24 * 60 * 60_000

/** Every hour one process deletes expired data: codes, registrations, sessions, invitations, unfinished second factors, limits, messages, carts, stored answers, pictures of returns and recipients. */
export function registerHousekeeping(jobs: Jobs, db: Pool, readClock: () => Date): void {
  jobs.handle(housekeepingJob, async () => await runHousekeeping(db, readClock()))
}

export async function runHousekeeping(db: Pool, now: Date): Promise<void> {
  await deleteExpiredAccountData(db, now)
  await forgetInvitations(db, new Date(now.getTime() - recordMs))
  await deleteUnconfirmedFactors(db, new Date(now.getTime() - factorsMs))
  await forgetHits(db, now)
  await deleteExpiredOrderCodes(db, now)
  await forgetAnswers(db, new Date(now.getTime() - answerMs))
  await forgetSearches(db, new Date(now.getTime() - searchesMs))
  await deleteOldGuestCarts(db, new Date(now.getTime() - cartsMs))
  await deleteOldReturnPictures(db, new Date(now.getTime() - returnPicturesMs))
  await eraseOldRecipients(db, new Date(now.getTime() - recipientsMs))
  await deleteOldNotes(db, new Date(now.getTime() - recipientsMs))
  await forgetOldProblemNotes(db, new Date(now.getTime() - recipientsMs))
  await forgetOldClearings(db, new Date(now.getTime() - recipientsMs))
  await forgetMessages(db, now, new Date(now.getTime() - recordMs))
}

import { setTimeout as wait } from 'node:timers/promises'
import { languages, type PhoneNumber } from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import { z } from 'zod'
import { type Db, inOnePacket } from '../../database/client.ts'
import { defineJob, type JobLog, type Jobs, RunLater } from '../../jobs/index.ts'
import { deriveKey, seal, unseal } from '../../secrets.ts'
import { DeliveryError, type MessageDriver, type OutgoingMessage } from './drivers/message-driver.types.ts'
import {
  claimMessage,
  endMessage,
  findClaimEnd,
  insertMessage,
  listWaitingMessages,
  releaseMessage,
  withdrawMessage,
} from './messages.repository.ts'
import { removeFromOutbox } from './outbox.repository.ts'

const sendMessageJob = defineJob({
  name: 'send-message',
  data: z.object({ id: z.uuid() }),
  retries: 8,
  firstRetryAfter: 1,
  maxRetryAfter: 60,
  atOnce: 4,
})

export type SendingOptions = {
  /** After this moment the message is not sent. */
  until: Date
  /** The id of what it is about, such as an order: `listMessagesAbout` finds it by that. */
  about?: string | null
  /** Delay before sending; until then it can be withdrawn. */
  delaySeconds?: number
  /** Stores and queues the message but does not send it, so that response times reveal nothing. */
  isWithheld?: boolean
}

export type Messages = {
  /**
   * Queues a message inside a transaction. After the commit any process sends it.
   *
   * @returns its id in the table `messages`
   */
  send(db: Db, message: OutgoingMessage, options: SendingOptions): Promise<string>
  /** Withdraws a message inside a transaction. @returns false when sending has started */
  withdraw(db: Db, id: string): Promise<boolean>
  /** Ends unsent messages to a phone and deletes those in a developer's outbox, inside a transaction. */
  forgetPhone(db: Db, phone: PhoneNumber): Promise<void>
}

export type MessageDeps = {
  db: Db
  jobs: Jobs
  driver: MessageDriver
  secret: string
  readClock: () => Date
  log: JobLog
}

/** The encrypted content of a waiting message. */
const sealedSchema = z.object({
  to: z.string().transform((to) => to as PhoneNumber),
  text: z.string(),
  language: z.enum(languages),
  code: z.string().nullable(),
  isWithheld: z.boolean(),
})

/** Duration of a claim in milliseconds: longer than the provider's time-out plus the retries of `retryWrite`. */
const claimMs = 90_000

/** Sends messages to phones by jobs, each once. */
export function createMessages(deps: MessageDeps): Messages {
  const key = deriveKey(deps.secret, 'messages')
  deps.jobs.handle(sendMessageJob, ({ id }) => deliver(deps, key, id))
  return {
    async send(db, message, { until, about = null, delaySeconds = 0, isWithheld = false }) {
      const id = makeUuid()
      const sealed = seal(key, JSON.stringify({ ...message, isWithheld }))
      await inOnePacket(
        insertMessage(db, { id, about, sealed, createdAt: deps.readClock(), expiresAt: until }),
        deps.jobs.add(db, sendMessageJob, { id }, { delaySeconds }),
      )
      return id
    },
    withdraw: withdrawMessage,
    async forgetPhone(db, phone) {
      for (const { id } of (await listWaitingMessages(db)).filter(({ sealed }) => mayBeTo(phone, key, sealed)))
        await endMessage(db, id, { status: 'withheld', failure: null })
      await removeFromOutbox(db, phone)
    },
  }
}

/** A message that was encrypted with another secret can never be sent, so it is treated as a match and ended. */
function mayBeTo(phone: PhoneNumber, key: Uint8Array, sealed: string): boolean {
  try {
    return sealedSchema.parse(JSON.parse(unseal(key, sealed))).to === phone
  } catch {
    return true
  }
}

async function deliver(deps: MessageDeps, key: Uint8Array, id: string): Promise<void> {
  const { db, driver, readClock } = deps
  const now = readClock()
  const claimed = await claimMessage(db, id, now, new Date(now.getTime() + claimMs))
  if (!claimed) return await waitForOther(db, id, now)
  const { isWithheld, ...message } = sealedSchema.parse(JSON.parse(unseal(key, claimed.sealed)))
  if (isWithheld) return await endMessage(db, id, { status: 'withheld', failure: null })
  if (claimed.expiresAt <= now) return await endMessage(db, id, { status: 'failed', failure: 'too late' })
  try {
    const providerId = await driver.send(message)
    const ending = { status: 'sent', provider: driver.name, providerId, sentAt: readClock(), failure: null } as const
    await retryWrite(() => endMessage(db, id, ending))
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    await settleFailure(deps, id, error)
  }
}

/** Another process has claimed the message, or died with it: run again when the claim ends. */
async function waitForOther(db: Db, id: string, now: Date): Promise<void> {
  const claimEnd = await findClaimEnd(db, id)
  if (claimEnd) throw new RunLater(Math.max(1, Math.ceil((claimEnd.getTime() - now.getTime()) / 1000)))
}

async function settleFailure({ db, driver, log }: MessageDeps, id: string, error: DeliveryError): Promise<void> {
  const facts = { message: id, driver: driver.name, reason: error.reason }
  if (error.fault === null) {
    await releaseMessage(db, id, error.reason)
    throw error.seconds === null ? error : new RunLater(error.seconds)
  }
  await endMessage(db, id, { status: 'failed', failure: error.reason })
  if (error.fault === 'account') log.error(facts, 'messages: the provider refuses our account, credit or settings')
  else log.warn(facts, 'messages: the provider cannot reach this number')
}

/** Retries the write after the provider has accepted a message, because the message must not be sent twice. */
async function retryWrite(write: () => Promise<void>): Promise<void> {
  for (const pauseMs of [200, 1000, 5000, 15_000]) {
    try {
      return await write()
    } catch {
      await wait(pauseMs)
    }
  }
  await write()
}

import { setTimeout as wait } from 'node:timers/promises'
import { languages, type PhoneNumber } from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import { z } from 'zod'
import type { Db } from '../../database/client.ts'
import { defineJob, type JobLog, type Jobs, RunLater } from '../../jobs/index.ts'
import { deriveKey, seal, unseal } from '../../secrets.ts'
import { DeliveryError, type MessageDriver, type OutgoingMessage } from './drivers/message-driver.types.ts'
import {
  endMessage,
  findTakenUntil,
  insertMessage,
  listWaiting,
  releaseMessage,
  takeMessage,
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
  /** Sent later it would be of no use. */
  until: Date
  /** It leaves so much later; until then it can be withdrawn. */
  delaySeconds?: number
  /** The message is stored and queued like any other, and then not sent: response times do not reveal it. */
  isWithheld?: boolean
}

export type Messages = {
  /**
   * Asks for a message inside a transaction: it is sent when that is committed, by any process, even if the provider takes its time.
   *
   * @returns its id in the table of messages
   */
  send(db: Db, message: OutgoingMessage, options: SendingOptions): Promise<string>
  /** Takes a message back that nobody has begun to send; inside a transaction. @returns whether it was still there */
  withdraw(db: Db, id: string): Promise<boolean>
  /** Deletes the unsent messages to a phone and those in a developer's outbox; inside a transaction. */
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

/** While a message waits, number and text are encrypted. */
const sealedSchema = z.object({
  to: z.string().transform((to) => to as PhoneNumber),
  text: z.string(),
  language: z.enum(languages),
  code: z.string().nullable(),
  isWithheld: z.boolean(),
})

/** How long sending may take before another process tries, in milliseconds: longer than the provider's time-out and our own insisting. */
const takenMs = 90_000

/** Sends messages to phones, outside requests and once. */
export function createMessages(deps: MessageDeps): Messages {
  const key = deriveKey(deps.secret, 'messages')
  deps.jobs.handle(sendMessageJob, ({ id }) => deliver(deps, key, id))
  return {
    async send(db, message, { until, delaySeconds = 0, isWithheld = false }) {
      const id = makeUuid()
      const sealed = seal(key, JSON.stringify({ ...message, isWithheld }))
      await insertMessage(db, { id, sealed, createdAt: deps.readClock(), expiresAt: until })
      await deps.jobs.add(db, sendMessageJob, { id }, { delaySeconds })
      return id
    },
    withdraw: withdrawMessage,
    async forgetPhone(db, phone) {
      for (const { id } of (await listWaiting(db)).filter(({ sealed }) => mayBeTo(phone, key, sealed)))
        await endMessage(db, id, { status: 'withheld', failure: null })
      await removeFromOutbox(db, phone)
    },
  }
}

/** One that was sealed with another secret can be read by nobody, and sent by nobody: it may as well end. */
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
  const taken = await takeMessage(db, id, now, new Date(now.getTime() + takenMs))
  if (!taken) return await waitForOther(db, id, now)
  const { isWithheld, ...message } = sealedSchema.parse(JSON.parse(unseal(key, taken.sealed)))
  if (isWithheld) return await endMessage(db, id, { status: 'withheld', failure: null })
  if (taken.expiresAt <= now) return await endMessage(db, id, { status: 'failed', failure: 'too late' })
  try {
    const providerId = await driver.send(message)
    const ending = { status: 'sent', provider: driver.name, providerId, sentAt: readClock(), failure: null } as const
    await insist(() => endMessage(db, id, ending))
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    await settleFailure(deps, id, error)
  }
}

/** Another process has the message, or had it when it died: then it is free again after a while. */
async function waitForOther(db: Db, id: string, now: Date): Promise<void> {
  const takenUntil = await findTakenUntil(db, id)
  if (takenUntil) throw new RunLater(Math.max(1, Math.ceil((takenUntil.getTime() - now.getTime()) / 1000)))
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

/** Once the provider has accepted a message, nothing matters more than to write it down: a second one must not go out. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (const pauseMs of [200, 1000, 5000, 15_000]) {
    try {
      return await write()
    } catch {
      await wait(pauseMs)
    }
  }
  await write()
}

import type { PhoneNumber } from '@shop/contract'
import { connect } from '../src/database/client.ts'
import { createJobs } from '../src/jobs/index.ts'
import { createTwilioDriver } from '../src/modules/messages/drivers/twilio.driver.ts'
import { createMessages } from '../src/modules/messages/index.ts'

/** A process of its own that sends one message: database URL, provider's URL, secret, phone. */
const [databaseUrl = '', url = '', secret = '', to = ''] = process.argv.slice(2)
const db = connect(databaseUrl, { connections: 2 })
const complain = (_facts: object, text: string) => void process.stderr.write(`${text}\n`)
const log = { warn: complain, error: complain }
const jobs = createJobs(databaseUrl, log)
const driver = createTwilioDriver({ url, accountSid: 'AC1', authToken: 'token', from: 'Nawwar' })
const messages = createMessages({ db, jobs, driver, secret, readClock: () => new Date(), log })
await jobs.start()
const message = { to: to as PhoneNumber, text: 'a message of the tests', language: 'en', code: null } as const
const until = new Date(Date.now() + 600_000)
await db.begin((tx) => messages.send(tx, message, { until }))

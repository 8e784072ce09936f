import { readConfig } from '../src/config/config.ts'
import { connect } from '../src/database/client.ts'
import { openServer } from '../src/database/open-database.ts'
import { createJobs } from '../src/jobs/index.ts'
import { expireOrdersJob } from '../src/modules/orders/paying/expire-orders.service.ts'

/** A process beside a running shop that has it look for unpaid orders now, and not within a minute. */
const complain = (complaint: string) => void process.stderr.write(`${complaint}\n`)
const log = { warn: (_: object, text: string) => complain(text), error: (_: object, text: string) => complain(text) }
const { url, stop } = await openServer(readConfig(), complain)
const db = connect(url, { connections: 1 })
const jobs = createJobs(url, log)
await jobs.start()
await jobs.add(db, expireOrdersJob, {})
await jobs.stop()
await db.end()
await stop()

import { parseArgs } from 'node:util'
import { parsePhoneNumber } from '@shop/contract'
import { readConfig } from '../config.ts'
import { connect } from '../database/client.ts'
import { openDatabase } from '../database/open-database.ts'
import { appointAdmin } from '../modules/staff/index.ts'
import { endWithProblem } from './end-with-problem.ts'

/** Invites an administrator by a link that it prints, or gives a member of staff these rights: `npm run admin:add -- 01012345678`. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const phone = parsePhoneNumber(positionals[0] ?? '')
  if (!phone) throw new Error('Usage: npm run admin:add -- PHONE (an Egyptian mobile number, such as 01012345678)')
  const config = readConfig()
  const database = await openDatabase(config, console.error)
  const pool = connect(database.url, { connections: 1, applicationName: 'nawwar-admin' })
  try {
    const origin = config.http.publicUrl ?? `http://${config.http.host}:${config.http.port}`
    const link = await appointAdmin(pool, phone, { origin, now: new Date() })
    if (link === null) console.log(`${phone} is an administrator now.`)
    else console.log(`Whoever has ${phone} opens this link once, within 48 hours, to become an administrator:\n${link}`)
  } finally {
    await pool.end()
    await database.stop()
  }
}

await main().catch(endWithProblem)

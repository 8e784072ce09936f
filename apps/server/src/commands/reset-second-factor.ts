import { parseArgs } from 'node:util'
import { parsePhoneNumber } from '@shop/contract'
import { readConfig } from '../config/config.ts'
import { connect } from '../database/client.ts'
import { openDatabase } from '../database/open-database.ts'
import { resetSecondFactorOfPhone } from '../modules/staff/index.ts'
import { endWithProblem } from './end-with-problem.ts'

/** Removes the second factor of the account with this phone: `npm run admin:reset-second-factor -- 01012345678`. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const phone = parsePhoneNumber(positionals[0] ?? '')
  if (!phone) throw new Error('Usage: npm run admin:reset-second-factor -- PHONE (such as 01012345678)')
  const config = readConfig()
  const database = await openDatabase(config, console.error)
  const pool = connect(database.url, { connections: 1, applicationName: 'nawwar-admin' })
  try {
    if (!(await resetSecondFactorOfPhone(pool, phone, new Date()))) throw new Error(`${phone} has no second factor.`)
    console.log(`${phone} now logs in with the password only, and all its sessions have ended.`)
  } finally {
    await pool.end()
    await database.stop()
  }
}

await main().catch(endWithProblem)

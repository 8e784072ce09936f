import { parseArgs } from 'node:util'
import { parsePhoneNumber } from '@shop/contract'
import { readConfig } from '../config/config.ts'
import { connect } from '../database/client.ts'
import { openDatabase } from '../database/open-database.ts'
import { resetSecondFactorOfPhone } from '../modules/staff/index.ts'
import { endWithProblem } from './end-with-problem.ts'

/** Takes the second factor of a phone away that is lost: `npm run admin:reset-second-factor -- 01012345678`. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const phone = parsePhoneNumber(positionals[0] ?? '')
  if (!phone) throw new Error('Usage: npm run admin:reset-second-factor -- PHONE (such as 01012345678)')
  const config = readConfig()
  const database = await openDatabase(config, console.error)
  const pool = connect(database.url, { connections: 1, applicationName: 'nawwar-admin' })
  try {
    if (!(await resetSecondFactorOfPhone(pool, phone, new Date()))) throw new Error(`${phone} has no second factor.`)
    console.log(`${phone} logs in by password alone now, and is signed out everywhere.`)
  } finally {
    await pool.end()
    await database.stop()
  }
}

await main().catch(endWithProblem)

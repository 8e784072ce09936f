import { parseArgs } from 'node:util'
import { parsePhoneNumber } from '@shop/contract'
import { readConfig } from '../config.ts'
import { connect } from '../database/client.ts'
import { openDatabase } from '../database/open-database.ts'
import { appointAdmin } from '../modules/staff/index.ts'
import { createPasswordHasher } from '../modules/users/index.ts'
import { endWithProblem } from './end-with-problem.ts'

/** Gives a phone the rights of an administrator: `npm run admin:add -- 01012345678`. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const phone = parsePhoneNumber(positionals[0] ?? '')
  if (!phone) throw new Error('Usage: npm run admin:add -- PHONE (an Egyptian mobile number, such as 01012345678)')
  const config = readConfig()
  const database = await openDatabase(config, console.error)
  const pool = connect(database.url, { connections: 1, applicationName: 'nawwar-admin' })
  try {
    const isNew = await appointAdmin({ db: pool, hasher: createPasswordHasher() }, phone)
    console.log(`${phone} is an administrator now.`)
    if (isNew)
      console.log('The account is new: set its password by "Forgot password" at /login-new, then log in at /login.')
  } finally {
    await pool.end()
    await database.stop()
  }
}

await main().catch(endWithProblem)

import { parseArgs } from 'node:util'
import { parsePhoneNumber } from '@shop/contract'
import { staffRoles } from '@shop/contract/staff'
import { appointByCommand } from '../modules/staff/index.ts'
import { endWithProblem } from './end-with-problem.ts'
import { withPool } from './with-pool.ts'

/** Prints an invitation link for an administrator, or for the `--role` given. A member of staff gets the role at once: `npm run admin:add -- 01012345678`. */
async function main(): Promise<void> {
  const options = { role: { type: 'string', default: 'admin' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const phone = parsePhoneNumber(positionals[0] ?? '')
  const role = staffRoles.find((one) => one === values.role)
  if (!phone || !role)
    throw new Error(
      `Usage: npm run admin:add -- PHONE [--role ${staffRoles.join('|')}] (an Egyptian mobile number, such as 01012345678)`,
    )
  await withPool({ connections: 1, applicationName: 'nawwar-admin' }, async (pool, config) => {
    const origin = config.http.publicUrl ?? `http://${config.http.host}:${config.http.port}`
    const link = await appointByCommand(pool, { phone, role }, { origin, now: new Date() })
    if (link === null) console.log(`${phone} has the role ${role} now.`)
    else
      console.log(
        `The owner of ${phone} opens this link once, within 48 hours, to join the staff (role ${role}):\n${link}`,
      )
  })
}

await main().catch(endWithProblem)

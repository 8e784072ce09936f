import { staffRoles } from '@shop/contract/staff'
import type { Db, Fragment } from '../../database/client.ts'

/** The condition that an account `u` is one of staff. */
export function isStaff(db: Db): Fragment {
  return db`u.role in ${db(staffRoles)}`
}

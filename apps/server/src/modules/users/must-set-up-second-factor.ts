import type { UserId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { hasSecondFactor } from '../second-factors/index.ts'
import { getAccountTerms } from '../settings/index.ts'

/** Whether the owner asks staff for a second factor and this one has none. */
export async function mustSetUpSecondFactor(db: Db, userId: UserId): Promise<boolean> {
  const { isSecondFactorRequired } = await getAccountTerms(db, 'en')
  return isSecondFactorRequired && !(await hasSecondFactor(db, userId))
}

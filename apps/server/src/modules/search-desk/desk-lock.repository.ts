import type { Db } from '../../database/client.ts'

/** Any number, the same in every process. */
const deskLock = 7_201_917

/** Only one transaction at a time changes the rules of the search, so that no term gets into two of them at once. */
export async function lockDesk(tx: Db): Promise<void> {
  await tx`select pg_advisory_xact_lock(${deskLock})`
}

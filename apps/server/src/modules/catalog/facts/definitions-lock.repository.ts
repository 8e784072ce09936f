import type { Db } from '../../../database/client.ts'

/** Any number, the same in every process. */
const definitionsLock = 7_201_916

/**
 * Locks the definitions of facts, their scopes and the types until the transaction ends. Writers of values or types of
 * products share the lock; a change of a definition takes it exclusively, so no value is checked by an old definition. It is taken
 * before any row is locked.
 */
export async function lockDefinitions(tx: Db, purpose: 'use' | 'change'): Promise<void> {
  if (purpose === 'use') await tx`select pg_advisory_xact_lock_shared(${definitionsLock})`
  else await tx`select pg_advisory_xact_lock(${definitionsLock})`
}

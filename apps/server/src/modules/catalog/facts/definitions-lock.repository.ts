import type { Db } from '../../../database/client.ts'

/** Any number, the same in every process. */
const definitionsLock = 7_201_916

/**
 * Holds the definitions of facts, their scopes and the types still until the transaction ends. Whoever writes values or types of
 * products shares the lock; whoever changes a definition takes it alone, so no value is checked by a definition of before. It is taken
 * before any row is locked.
 */
export async function lockDefinitions(tx: Db, purpose: 'use' | 'change'): Promise<void> {
  if (purpose === 'use') await tx`select pg_advisory_xact_lock_shared(${definitionsLock})`
  else await tx`select pg_advisory_xact_lock(${definitionsLock})`
}

import { withTimeLimit } from '@shop/contract'
import type { Failure, LiveConnection } from './section.ts'

/** Milliseconds after which the shop counts as unreachable. */
const testTimeout = 10_000

/** Checks whether the shop is reachable; any answer will do. */
async function testConnection(address: string, timeoutMs: number): Promise<'connected' | 'timeout' | 'disconnected'> {
  try {
    await withTimeLimit(timeoutMs, undefined, (signal) => fetch(address, { cache: 'no-store', signal }))
    return 'connected'
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'disconnected'
  }
}

/**
 * Finds the cause of a failed read. After a refusal the shop is reachable; without an answer, the smallest call is
 * tried once (rule M-15).
 */
export async function explainFailure(
  failure: Failure,
  { address = '/healthz', timeoutMs = testTimeout } = {},
): Promise<{ failure: Failure; connection: LiveConnection }> {
  if (failure.kind === 'refused') return { failure, connection: 'connected' }
  const found = await testConnection(address, timeoutMs)
  if (found === 'connected') return { failure, connection: 'connected' }
  return { failure: found === 'timeout' ? { kind: 'timeout' } : failure, connection: 'disconnected' }
}

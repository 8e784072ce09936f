import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeLimit } from './time-limit.ts'

/** Safari has the signals of its own since 16 and 17.4. */
beforeEach(() => vi.stubGlobal('AbortSignal', {}))
afterEach(() => vi.unstubAllGlobals())

/** Ends as `fetch` does: with the reason of its signal. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

it('gives the result of work that ends in time', async () => {
  expect(await withTimeLimit(60_000, undefined, async ({ aborted }) => aborted)).toBe(false)
})

it('aborts work that takes too long', async () => {
  await expect(withTimeLimit(1, undefined, untilAborted)).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('aborts work with the signal of the caller, before and while it runs', async () => {
  const caller = new AbortController()
  const work = withTimeLimit(60_000, caller.signal, untilAborted)
  caller.abort(new Error('not needed any more'))
  await expect(work).rejects.toThrow('not needed any more')
  await expect(withTimeLimit(60_000, caller.signal, untilAborted)).rejects.toThrow('not needed any more')
})

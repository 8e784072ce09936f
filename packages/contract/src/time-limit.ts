/**
 * Works under a signal that aborts after a time limit, or with another signal. `AbortSignal.timeout` and `AbortSignal.any` would do the
 * same, but Safari has them since 16 and 17.4.
 *
 * @param timeoutMs milliseconds until the signal aborts with a `TimeoutError`
 */
export async function withTimeLimit<Result>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const follow = () => controller.abort(signal?.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), timeoutMs)
  if (signal?.aborted) follow()
  signal?.addEventListener('abort', follow)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', follow)
  }
}

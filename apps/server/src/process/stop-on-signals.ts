import type { OpenShop } from './start-shop.ts'

/** The message to the supervisor when the shop is ready. */
export type OpenNews = { port: number }

/** The exit code for settings that are missing or wrong (EX_CONFIG of sysexits.h). At the first start another try would not help. */
export const exitCodeOfSettings = 78

/**
 * Stops the shop and its process on a signal, or when the supervisor is gone. A second signal ends the process
 * at once.
 */
export function stopOnSignals(shop: OpenShop, fail: (error: unknown) => never): void {
  // Without an explicit exit, a reconnecting database connection would keep the process alive for ever.
  const stop = () => void shop.stop().then(() => process.exit(), fail)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  process.send?.({ port: Number(new URL(shop.origin).port) } satisfies OpenNews)
}

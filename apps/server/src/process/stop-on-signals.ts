import type { OpenShop } from './start-shop.ts'

/** What a shop tells who keeps it running, once it takes calls. */
export type OpenNews = { port: number }

/** The exit code for settings that are missing or wrong (EX_CONFIG of sysexits.h): to start again would change nothing. */
export const exitCodeOfSettings = 78

/**
 * Ends the shop and its process when the system asks for it, or when who keeps it running is gone. Asked a second time, the process
 * ends at once.
 */
export function stopOnSignals(shop: OpenShop, fail: (error: unknown) => never): void {
  // Left to itself the process would wait for a connection that is being made anew just then, and would never end.
  const stop = () => void shop.stop().then(() => process.exit(), fail)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  process.send?.({ port: Number(new URL(shop.origin).port) } satisfies OpenNews)
}

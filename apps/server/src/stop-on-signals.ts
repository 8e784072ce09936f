import type { OpenShop } from './start-shop.ts'

/** Ends the shop and its process when the system asks for it. Asked a second time, the process ends at once. */
export function stopOnSignals(shop: OpenShop, fail: (error: unknown) => never): void {
  // Left to itself the process would wait for a connection that is being made anew just then, and would never end.
  const stop = () => void shop.stop().then(() => process.exit(), fail)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
}

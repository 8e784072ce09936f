import type { BrowserContext } from '@playwright/test'

/**
 * Collects exceptions and console errors of pages, such as a hydration mismatch or a violation of the Content-Security-Policy. Error
 * responses are not collected, because journeys cause them on purpose.
 */
export function watchForFaults(context: BrowserContext): string[] {
  const faults: string[] = []
  context.on('weberror', (error) => faults.push(error.error().stack ?? error.error().message))
  context.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAnswer) faults.push(message.text())
  })
  return faults
}

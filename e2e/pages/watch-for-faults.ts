import type { BrowserContext } from '@playwright/test'

/**
 * Collects what the pages of a browser report to nobody: exceptions, errors in the console (a differing hydration and a broken
 * content security policy among them). Answers that are errors are not faults: journeys ask for them.
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

import type { BrowserContext, Page } from '@playwright/test'

/**
 * Collects every sign that a text was executed: its script ran, the Content-Security-Policy blocked it, or a dialog opened.
 */
export async function watchForRuns(context: BrowserContext): Promise<string[]> {
  const runs: string[] = []
  await context.exposeBinding('ran', ({ page }) => void runs.push(`a script ran at ${page.url()}`))
  await context.exposeBinding('wasStopped', ({ page }, what: string) => void runs.push(`${what} at ${page.url()}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { wasStopped } = window as unknown as { wasStopped: (what: string) => void }
      wasStopped(`${event.violatedDirective} stopped ${event.blockedURI} ${event.sample}`)
    })
  })
  context.on('dialog', (dialog) => {
    runs.push(`a dialog said ${dialog.message()}`)
    void dialog.dismiss()
  })
  return runs
}

/** Finds elements, `javascript:` links and event handlers in a page that come from a text. */
export function findSmuggled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')]
    const isSmuggled = (element: Element) =>
      element.matches('img[src="x"], a[href^="javascript:" i], a[href^="data:" i], form[action^="javascript:" i]') ||
      element.getAttributeNames().some((name) => name.startsWith('on')) ||
      (element.localName === 'script' && element.textContent?.trim() === 'ran()')
    return elements.filter(isSmuggled).map((element) => element.outerHTML.slice(0, 200))
  })
}

/** Finds texts that a page does not show as typed: as text, as JSON in a text, or in a field. A separator of lines is a blank, or ends a line. */
export function findMissing(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    const flat = (text: string) => text.replace(/(?:\s|\\n)+/g, ' ')
    const shown = [document.body.textContent ?? '', ...fields.map(({ value }) => value)].map(flat)
    return wanted.filter((text) => {
      const forms = [flat(text), JSON.stringify(flat(text)).slice(1, -1)]
      return !shown.some((each) => forms.some((form) => each.includes(form)))
    })
  }, texts)
}

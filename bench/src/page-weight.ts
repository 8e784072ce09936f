import { chromium } from '@playwright/test'

/** Compressed bytes that a page loads without interaction, by kind. */
export type PageWeight = {
  name: string
  script: number
  stylesheet: number
  font: number
  fontFiles: number
  document: number
  image: number
}

/** Opens pages as a phone with an empty cache, and sums up the transferred bytes. */
export async function weighPages(
  origin: string,
  pages: readonly { name: string; path: string }[],
  executablePath: string,
): Promise<PageWeight[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const weights: PageWeight[] = []
  for (const { name, path } of pages) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      deviceScaleFactor: 2,
      locale: 'ar-EG',
    })
    const tab = await context.newPage()
    const weight: PageWeight = { name, script: 0, stylesheet: 0, font: 0, fontFiles: 0, document: 0, image: 0 }
    const sizes: Promise<void>[] = []
    tab.on('requestfinished', (request) => {
      const kind = request.resourceType()
      if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font' && kind !== 'document' && kind !== 'image')
        return
      if (kind === 'font') weight.fontFiles += 1
      const add = (bytes: number) => {
        weight[kind] += bytes
      }
      sizes.push(request.sizes().then(({ responseBodySize }) => add(responseBodySize)))
    })
    await tab.goto(`${origin}${path}`, { waitUntil: 'load' })
    // Scripts start after the first paint, and are loaded once the page is hydrated (replay-early-input.ts).
    await tab.waitForFunction(() => !('pressAgain' in globalThis))
    await tab.evaluate('document.fonts.ready')
    // Files that a hydrated page loads later are not counted.
    tab.removeAllListeners('requestfinished')
    await Promise.all(sizes)
    weights.push(weight)
    await context.close()
  }
  await browser.close()
  return weights
}

import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { config } from './config.ts'

const root = fileURLToPath(new URL('../page/', import.meta.url))
const project = fileURLToPath(new URL('../../../../', import.meta.url))

const softwareGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-sandbox']

/** Opens the studio page in headless Chromium, runs `work` on it and closes everything again. */
export async function withStudio<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, hmr: false, fs: { allow: [project] } },
    optimizeDeps: { include: ['three'] },
  })
  await server.listen()
  const browser = await chromium.launch({
    executablePath: config.chromium,
    args: softwareGl,
  })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(180_000)
    page.on('pageerror', (error) => console.error(error))
    page.on('console', (message) => {
      if (message.type() === 'error' || config.showPageLog) console.error(message.text())
    })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => window.studio !== undefined)
    return await work(page)
  } finally {
    await browser.close()
    await server.close()
  }
}

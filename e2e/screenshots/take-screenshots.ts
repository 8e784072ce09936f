import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Language } from '@shop/contract'
import { paths } from '../../apps/storefront/app/paths.ts'
import { wholeBrowser } from '../browsers.ts'
import { guestPages } from '../pages/addresses.ts'
import { measureOverhang } from '../pages/overhang.ts'
import { otherPages } from './pages-of-screenshots.ts'
import { placeSomeOrders, takeDashboard } from './take-dashboard.ts'

/** `npm run screenshots`: every page of shop and dashboard on a phone, a tablet and a desktop in both languages, into `screenshots/`; `SHOP_URL` names an open shop. */
const folder = join(import.meta.dirname, '../../screenshots')
const widths = [360, 768, 1440]
const languages = ['en', 'ar'] as const

const shop = process.env.SHOP_URL ? { origin: process.env.SHOP_URL, close: () => undefined } : await openShop()
const browser = await chromium.launch(wholeBrowser)
try {
  await mkdir(folder, { recursive: true })
  // In a shop that was already running, nothing is changed.
  if (!process.env.SHOP_URL) await placeSomeOrders(shop.origin)
  for (const language of languages) for (const width of widths) await takeAll(browser, shop.origin, language, width)
} finally {
  await browser.close()
  shop.close()
}

async function takeAll(browser: Browser, origin: string, language: Language, width: number): Promise<void> {
  const viewport = { width, height: width < 700 ? 780 : 900 }
  const locale = language === 'ar' ? 'ar-EG' : 'en-US'
  const context = await browser.newContext({ baseURL: origin, viewport, locale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const pages = { ...guestPages, ...otherPages }
  for (const [name, pathOf] of Object.entries(pages)) {
    await page.goto(pathOf({ productId: 1, categoryId: 1 }))
    await take(page, name, language, width)
  }
  await page.goto(paths.product(1))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Add to cart|أضف إلى السلة)/ })
    .first()
    .click()
  await page.getByText(/^(Added to cart!|تمت الإضافة إلى السلة!)$/).waitFor()
  for (const [name, path] of [
    ['cart', paths.cart()],
    ['checkout', paths.checkout()],
  ] as const) {
    await page.goto(path)
    await page.getByRole('main').locator('dl').first().waitFor()
    await take(page, name, language, width)
  }
  await takeDashboard(page, origin, language, (name) => take(page, name, language, width))
  await context.close()
}

/** A screenshot of the whole page, scrolled first to load lazy pictures. */
async function take(page: Page, name: string, language: Language, width: number): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(done))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    const pictures = [...document.images].filter((each) => !each.complete && each.offsetParent !== null)
    await Promise.race([
      Promise.all(pictures.map((each) => new Promise((done) => each.addEventListener('load', done, { once: true })))),
      new Promise((done) => setTimeout(done, 4_000)),
    ])
  })
  const path = join(folder, `${name.replaceAll(' ', '-')}-${language}-${width}.png`)
  await page.screenshot({ path, fullPage: true })
  const overhang = await measureOverhang(page)
  if (overhang > 0) {
    console.error(`${name} in ${language} is ${overhang} px wider than ${width}`)
    process.exitCode = 1
  }
}

async function openShop(): Promise<{ origin: string; close: () => void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../shop/open-shop.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const close = () => void (child.pid && process.kill(-child.pid, 'SIGTERM'))
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /The journeys begin at (\S+)/.exec(line)?.[1]
    if (origin) return { origin, close }
  }
  throw new Error('The shop ended before it was open')
}

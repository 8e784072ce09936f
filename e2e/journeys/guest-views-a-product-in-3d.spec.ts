import type { Page } from '@playwright/test'
import { catalogMessages } from '../../apps/storefront/app/features/catalog/catalog.messages.ts'
import { modelViewMessages } from '../../apps/storefront/app/features/catalog/product/model-view.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { uiMessages } from '../../apps/storefront/app/ui/ui.messages.ts'
import { drawingBrowser } from '../browsers.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { modelViewerOf } from '../pages/model-viewer.ts'
import { findHandBlender, type ShopClient } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import type { Words } from '../pages/words.ts'

/** 3D without a graphics card is slow: one render at a time. */
test.describe.configure({ mode: 'default', timeout: 180_000 })
// A low window: each pixel of the model is computed.
test.use({ viewport: { width: 360, height: 480 }, ownBrowser: drawingBrowser })
const patience = { timeout: 90_000 }

test(
  'a guest opens the 3D model at its true size, on a phone also in the room; the viewer loads only then',
  once,
  async ({ page, words, client, isMobile }) => {
    await recordOpenedLinks(page)
    const product = await openProduct(page, words, client)
    const asked = listRequests(page)
    await page.reload()
    const button = page.getByRole('button', { name: words(catalogMessages).viewIn3d })
    await expect(button).toBeVisible()
    expect(asked.filter(({ pathname }) => /\.glb$|model-view/.test(pathname))).toEqual([])

    await button.click()
    const dialog = page.getByRole('dialog', { name: product.name })
    const viewer = modelViewerOf(dialog.locator('model-viewer'))
    await expect(viewer.element).toHaveJSProperty('loaded', true, patience)
    expect(asked.map(({ pathname }) => pathname)).toContain(product.model_url)
    await expect(dialog.getByRole('img', { name: words(modelViewMessages).alt({ name: '' }) })).toBeVisible(patience)
    await expect.poll(viewer.findShareDrawn, { message: 'the product is drawn', ...patience }).toBeGreaterThan(0.03)
    const centimetres = (product.dimensions ?? '').match(/[\d.]+/g)?.map(Number) ?? []
    for (const [axis, length] of (await viewer.measure()).entries())
      expect(Math.abs(length - (centimetres[axis] ?? 0))).toBeLessThan(0.5)
    await checkPage(page, 'a product in 3D')
    expect(asked.filter(({ origin }) => origin !== new URL(page.url()).origin)).toEqual([])

    const inKitchen = dialog.getByRole('button', { name: words(modelViewMessages).inKitchen })
    if (isMobile) {
      await inKitchen.click(patience)
      expect(await findSceneViewer(page)).toMatchObject({
        file: new URL(product.model_url ?? '', page.url()).href,
        resizable: 'false',
      })
    } else await expect(inKitchen).toBeHidden()
    const { start, bytes } = await viewer.packForPhones()
    expect(start, 'a ZIP archive, as iPhones want it').toBe('PK')
    expect(bytes).toBeGreaterThan(100_000)

    await dialog.getByRole('button', { name: words(uiMessages).close }).click()
    await expect(page.locator('model-viewer')).toHaveCount(0)
  },
)

async function openProduct(page: Page, words: Words, client: ShopClient) {
  const { product } = await findHandBlender(client, words)
  await page.goto(paths.product(product.id))
  return await client.catalog.getProduct({ params: { id: String(product.id) } })
}

/** Records links to other programs, which this browser cannot follow. */
async function recordOpenedLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const openedLinks: string[] = []
    Object.assign(window, { openedLinks })
    HTMLAnchorElement.prototype.click = function () {
      openedLinks.push(this.href)
    }
  })
}

/** Reads the parameters of a link to Android's Scene Viewer. */
async function findSceneViewer(page: Page): Promise<object> {
  const opened = () => page.evaluate(() => ('openedLinks' in window ? window.openedLinks : []))
  await expect.poll(opened).toEqual([expect.stringMatching(/^intent:\/\/arvr\.google\.com\/scene-viewer\//)])
  const [link] = (await opened()) as [string]
  return Object.fromEntries(new URL(link).searchParams)
}

/** Records the hosts of the page's requests; `blob:` and `data:` addresses have none. */
function listRequests(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.host) asked.push(url)
  })
  return asked
}

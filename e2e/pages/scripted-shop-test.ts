import { expect, type Page } from '@playwright/test'
import { fillShop, type ScriptedShop } from '../scripted/fill-shop.ts'
import { findMissing, findSmuggled, watchForRuns } from '../scripted/watch-for-runs.ts'
import { openOwnShop } from './own-shop.ts'
import { test as base } from './staff-test.ts'

type Fixtures = {
  /** Signs that a text has run; there must be none at the end. */
  runs: string[]
  /** Sees that the open page shows texts as they were typed, and that nothing else came of them. */
  expectTexts: (fields: readonly string[], page?: Page) => Promise<void>
}

/** A journey in a shop of its own, in which every text is a script. */
export const test = base.extend<Fixtures, { scripted: ScriptedShop }>({
  scripted: [
    async ({ browserName: _browser }, use) => {
      const shop = await openOwnShop({})
      await use(await fillShop(shop.origin))
      await shop.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ scripted }, use) => use(scripted.origin),
  runs: [
    async ({ context }, use) => {
      const runs = await watchForRuns(context)
      await use(runs)
      expect(runs, 'texts that ran').toEqual([])
    },
    { auto: true },
  ],
  expectTexts: async ({ page, scripted, words }, use) => {
    await use(async (fields) => {
      const texts = fields.map((field) => scripted.pen.textOf(field, words.language))
      await expect
        .poll(() => findMissing(page, texts), { message: `texts that ${page.url()} does not show` })
        .toEqual([])
      expect(await findSmuggled(page), `what texts became at ${page.url()}`).toEqual([])
    })
  },
})

export { expect } from '@playwright/test'

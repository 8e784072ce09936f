import { expect, type Page } from '@playwright/test'
import { fillShop, type ScriptedShop } from '../scripted/fill-shop.ts'
import type { Writing } from '../scripted/pen.ts'
import { findMissing, findSmuggled, watchForRuns } from '../scripted/watch-for-runs.ts'
import { openOwnShop } from './own-shop.ts'
import { test as base } from './staff-test.ts'

type Fixtures = {
  /** Signs that a script in a text ran; the list must be empty at the end. */
  runs: string[]
  /** Expects the open page to show these texts as typed, and no markup from them. */
  expectTexts: (fields: readonly string[], page?: Page) => Promise<void>
}

/** A journey in a separate shop, in which every text contains a script, or is one long word. */
export const test = base.extend<Fixtures, { writing: Writing; scripted: ScriptedShop }>({
  writing: ['scripts', { scope: 'worker', option: true }],
  scripted: [
    async ({ writing }, use) => {
      const shop = await openOwnShop({})
      try {
        await use(await fillShop(shop.origin, writing))
      } finally {
        await shop.close()
      }
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

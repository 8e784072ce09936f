import type { Page } from '@playwright/test'
import type { Product } from '@shop/contract'
import { electricityMessages } from '../../apps/storefront/app/features/electricity/electricity.late.messages.ts'
import { fitMessages } from '../../apps/storefront/app/features/fit/fit.late.messages.ts'
import { nicheMessages } from '../../apps/storefront/app/niche/niche.late.messages.ts'
import { test as base } from './list-test.ts'
import type { ShopClient } from './shop-client.ts'
import type { Words } from './words.ts'

/** Locators of the space form and of electricity costs. */
function factsOf(page: Page, words: Words) {
  const niche = words(nicheMessages)
  const fit = page.getByRole('region', { name: words(fitMessages).title })
  const electricity = page.getByRole('region', { name: words(electricityMessages).title })
  return {
    fit: {
      region: fit,
      verdict: fit.getByRole('status'),
      /** In centimetres. */
      async measure(...sides: number[]): Promise<void> {
        for (const [place, label] of [niche.width, niche.height, niche.depth].entries())
          await fit.getByLabel(label).fill(String(sides[place]))
        await fit.getByRole('button', { name: words(fitMessages).check, exact: true }).click()
      },
    },
    electricity: {
      cost: electricity.getByRole('status'),
      /** The shown cost, in pounds a month. */
      async readCost(): Promise<number> {
        return Number(/[\d,]+/.exec(await electricity.getByRole('status').innerText())?.[0].replace(',', ''))
      },
    },
  }
}

type Fixtures = {
  facts: ReturnType<typeof factsOf>
  /** The products of a type, from the API. */
  findType: (key: string) => Promise<Product[]>
}

/** A journey about specifications. */
export const test = base.extend<Fixtures>({
  facts: async ({ page, words }, use) => use(factsOf(page, words)),
  findType: async ({ client }, use) => use((key) => listType(client, key)),
})

async function listType(client: ShopClient, key: string): Promise<Product[]> {
  return (await client.catalog.listProducts({ query: { type: key } })).results
}

export { expect } from '@playwright/test'

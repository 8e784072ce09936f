import type { Page } from '@playwright/test'
import type { Product } from '@shop/contract'
import { type FactWords, factWordsOf } from './fact-words.ts'
import { test as base } from './list-test.ts'
import type { ShopClient } from './shop-client.ts'

/** Locators of the space form and of electricity costs. */
function factsOf(page: Page, words: FactWords) {
  const fit = page.getByRole('region', { name: words.fit })
  const electricity = page.getByRole('region', { name: words.electricity })
  return {
    fit: {
      region: fit,
      verdict: fit.getByRole('status'),
      /** In centimetres. */
      async measure(...sides: number[]): Promise<void> {
        for (const [place, label] of words.sides.entries()) await fit.getByLabel(label).fill(String(sides[place]))
        await fit.getByRole('button', { name: words.check, exact: true }).click()
      },
    },
    electricity: {
      cost: electricity.getByRole('status'),
      explain: electricity.getByText(words.explain),
      minutes: electricity.getByLabel(words.minutes),
      wrongMinutes: electricity.getByText(words.wrongMinutes),
      largeHome: electricity.getByRole('radio', { name: words.largeHome }),
      /** The shown cost, in pounds a month. */
      async readCost(): Promise<number> {
        return Number(/[\d,]+/.exec(await electricity.getByRole('status').innerText())?.[0].replace(',', ''))
      },
    },
  }
}

type Fixtures = {
  factWords: FactWords
  facts: ReturnType<typeof factsOf>
  /** The products of a type, from the API. */
  findType: (key: string) => Promise<Product[]>
}

/** A journey about specifications. */
export const test = base.extend<Fixtures>({
  factWords: async ({ words }, use) => use(factWordsOf(words.language)),
  facts: async ({ page, factWords }, use) => use(factsOf(page, factWords)),
  findType: async ({ client }, use) => use((key) => listType(client, key)),
})

async function listType(client: ShopClient, key: string): Promise<Product[]> {
  return (await client.catalog.listProducts({ query: { type: key } })).results
}

/** The number of a fact, in its shown unit. */
export function numberOf(product: Product, key: string): number {
  return Number(product.facts.find((fact) => fact.key === key)?.value)
}

export { expect } from '@playwright/test'

import { searchesMessages } from '../../apps/dashboard/src/resources/search/searches.messages.ts'
import { synonymsMessages } from '../../apps/dashboard/src/resources/search/synonyms.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, nextSku, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { beginsWith } from '../pages/words.ts'

test(
  'staff see a search without results and add a synonym after a preview; a shopper finds by it at once',
  once,
  async ({ page, words, makeProduct, staffClient, openAsAdmin, dashboard }) => {
    // Two words that are not typing errors of each other.
    const letters = nextSku().slice('NW-NEW-'.length).replaceAll('-', '').toLowerCase()
    const [word, name] = [`${letters}zqxw`, `vk${[...letters].reverse().join('')}`]
    const product = await makeProduct({ nameEn: `Lamp ${name}`, nameAr: `مصباح ${name}` })
    const search = paths.products({ search: word })
    await page.goto(search)
    await expect(page.getByRole('main')).not.toContainText(product.name[words.language])

    // Searches are stored after a moment.
    const query = { list: 'empty', q: word } as const
    await expect.poll(() => staffClient.searches.listSearches({ query })).toMatchObject({ count: 1 })
    await openAsAdmin('/dashboard/search/searches')
    await dashboard
      .row(word)
      .getByRole('link', { name: words(searchesMessages).makeSynonym })
      .click()
    const english = page.getByRole('combobox', { name: words(synonymsMessages).english, exact: true })
    await english.fill(name)
    await english.press('Enter')
    await expect(page.getByRole('region', { name: words(searchesMessages).after })).toContainText(
      product.name[words.language],
    )
    await dashboard.button(words(copiedWords).save).click()
    await expect(page.getByRole('alert').filter({ hasText: beginsWith(words(copiedWords).created) })).toBeVisible()

    await page.goto(search)
    await expect(page.getByRole('main')).toContainText(product.name[words.language])
  },
)

import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { type HeadOfPage, readHead } from '../pages/head-of-page.ts'
import { findColor } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

const personal = [paths.cart(), paths.checkout(), paths.account(), paths.orders(), paths.favorites(), paths.compare()]
const unlisted = [...personal, paths.products({ search: 'blender' }), paths.login(), paths.paymentSuccess()]

test('a product has structured data with name, price and breadcrumbs', async ({ request, client, words, baseURL }) => {
  const { product } = await findColor(client, words(typedWords).blender, words(typedWords).blenderColor)
  const path = `${paths.product(product.id)}?lang=${words.language}`
  const head = await readHead(request, path)
  expectOwnAddress(head, `${baseURL}${path}`)
  expect(head.title).toContain(product.name)
  expect(head.metas['og:image']).toBe(`${baseURL}${product.image}`)
  const [goods, way] = [head.dataOf('Product'), head.dataOf('BreadcrumbList')]
  expect(goods).toMatchObject({ name: product.name, sku: product.sku, offers: { priceCurrency: 'EGP' } })
  expect(goods, 'a product without ratings').not.toHaveProperty('aggregateRating')
  expect(way).toHaveProperty('itemListElement.1.item', `${baseURL}${paths.category(product.category)}`)
})

test('the home page has structured data of the shop and the website', async ({ request, words, baseURL }) => {
  const head = await readHead(request, `/?lang=${words.language}`)
  expectOwnAddress(head, `${baseURL}/?lang=${words.language}`)
  expect(head.metas['og:image']).toBe(`${baseURL}/brand/social-card.jpg`)
  expect(head.dataOf('Organization')).toMatchObject({ logo: `${baseURL}/brand/icon-512.png` })
  expect(head.dataOf('WebSite')).toMatchObject({ inLanguage: words.language })
})

for (const path of unlisted) {
  test(`${path} is not indexed`, once, async ({ request }) => {
    const head = await readHead(request, path)
    expect(head.status).toBe(200)
    expect(head.metas.robots).toBe('noindex')
    expect(head.alternates).toEqual({})
  })
}

test('every page of the sitemap exists, with the same canonical address', once, async ({ request, words, baseURL }) => {
  const read = async (path: string) => (await request.get(path)).text()
  const files = addressesIn(await read('/sitemap.xml')).map((address) => address.replace(baseURL ?? '', ''))
  expect(await read('/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const addresses = (await Promise.all(files.map(read))).flatMap(addressesIn)
  const ofLanguage = addresses.filter((address) => address.endsWith(`?lang=${words.language}`))
  expect(ofLanguage.length).toBe(addresses.length / 2)
  // One page of each kind; the same code renders the others.
  const kinds = new Map(ofLanguage.map((address) => [address.replace(/\d+(?=\?)/, ''), address]))
  expect(kinds.size).toBe(8)
  for (const address of kinds.values()) expectOwnAddress(await readHead(request, address), address)
})

test('icons and social cards exist', async ({ request }) => {
  const icons = ['/favicon.ico', '/brand/favicon.svg', '/brand/apple-touch-icon.png', '/brand/social-card.jpg']
  for (const path of icons) expect((await request.get(path)).headers()['content-type'], path).toMatch(/^image\//)
})

/** Expects the canonical address of a listed page, and its address in each language. */
function expectOwnAddress(head: HeadOfPage, address: string): void {
  const bare = address.replace(/\?lang=\w+$/, '')
  expect(head.status, address).toBe(200)
  expect(head.canonical).toBe(address)
  expect(head.alternates).toEqual({
    'en-EG': `${bare}?lang=en`,
    'ar-EG': `${bare}?lang=ar`,
    'x-default': bare,
  })
  expect(head.metas).toMatchObject({ 'og:url': address, 'twitter:card': 'summary_large_image' })
  expect(head.metas.robots).toBeUndefined()
  expect(head.metas.description?.length).toBeGreaterThan(20)
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

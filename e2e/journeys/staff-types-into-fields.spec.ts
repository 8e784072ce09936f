import { once } from '../once.ts'
import { expect, fillBanner, test } from '../pages/catalog-desk.ts'

test(
  'a price takes Arabic digits, stays under the wheel, and says what is no number',
  once,
  async ({ page, makeProduct, openAsAdmin, dashboard, desk, client }) => {
    const { id } = await makeProduct({ price: 6153 })
    await openAsAdmin(`/dashboard/products/${id}`)
    const price = page.getByRole('textbox', { name: desk.price })
    await price.selectText()
    await price.pressSequentially('dear')
    await dashboard.button(desk.save).click()
    await expect(page.getByText(desk.noNumber)).toBeVisible()
    await expect(price).toHaveValue('dear')
    await price.selectText()
    await price.pressSequentially('١٧٤٩')
    await page.mouse.wheel(0, 200)
    await dashboard.button(desk.save).click()
    await expect.poll(async () => (await client.catalog.getProduct({ params: { id: String(id) } })).price).toBe(1749)
  },
)

test(
  'a banner is saved neither with a date that is not possible nor twice',
  once,
  async ({ page, openAsAdmin, dashboard, desk, staffClient, words }) => {
    const title = `Dates ${Date.now()}`
    const answering = Promise.withResolvers<void>()
    let saves = 0
    await page.route('**/api/admin/banners/', async (route) => {
      saves += 1
      await answering.promise
      await route.continue()
    })
    await openAsAdmin('/dashboard/banners/create')
    await fillBanner(page, desk, title)
    await page.getByLabel(desk.leadsTo).fill('/offers')
    const start = page.getByLabel(desk.startsAt, { exact: true })
    await start.fill('0026-05-01T10:00')
    await dashboard.button(desk.save).click()
    await expect(page.getByText(desk.noDate)).toBeVisible()
    await expect(start).toHaveValue('0026-05-01T10:00')
    expect(saves).toBe(0)
    await start.fill('2199-05-01T10:00')
    await dashboard.button(desk.save).dblclick()
    answering.resolve()
    await expect(dashboard.row(`${title} ${words.language}`)).toBeVisible()
    const { results } = await staffClient.banners.listBanners({ query: { q: title } })
    expect(results.map(({ starts_at }) => starts_at)).toEqual(['2199-05-01T07:00:00.000Z'])
    expect(saves).toBe(1)
    for (const { id, version } of results)
      await staffClient.banners.deleteBanner({ params: { id: String(id) }, body: { version } })
  },
)

import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/product-list-test.ts'

test('a guest filters a category by type and litres, sees counts, and removes each filter', async ({
  page,
  client,
  list,
}) => {
  const kettles = { type: 'kettle', facets: 'true' } as const
  const { count, facets, results } = await client.catalog.listProducts({ query: kettles })
  const category = results[0]?.category ?? 0
  const type = facets?.types.find(({ key }) => key === 'kettle')
  const capacity = facets?.facts.find(({ key }) => key === 'capacity_l')
  const [litres] = capacity?.values ?? []
  if (!type || !litres) throw new Error('The demo has kettles with litres')

  await page.goto(paths.category(category))
  await page
    .getByRole('main')
    .getByRole('link', { name: `${type.name} ${type.count}` })
    .click()
  await expect(page).toHaveURL(/type=kettle/)
  await list.expectCount(count)
  await list.open()
  await list.choose(litres.text)
  await list.expectCount(litres.count)
  await expect(list.option(litres.text)).toBeChecked()
  await checkPage(page, 'a list filtered by litres')
  await list.close()
  await expect(list.cards).toHaveCount(litres.count)

  await page.reload()
  await list.expectCount(litres.count)
  await list.active.getByRole('link', { name: litres.text }).click()
  await list.expectCount(count)
})

test('a guest filters blenders by litres and by noise', async ({ page, client, list }) => {
  const { facets } = await client.catalog.listProducts({ query: { type: 'blender', facets: 'true' } })
  const facts = ['capacity_l', 'noise_db'].map((wanted) => facets?.facts.find(({ key }) => key === wanted))
  const [litres, noise] = facts.map((fact) => fact?.values.find(({ count }) => count > 0))
  if (!litres || !noise) throw new Error('The demo has blenders with litres and noise')
  const chosen = [`capacity_l:${litres.value}`, `noise_db:${noise.value}`]
  const { count } = await client.catalog.listProducts({ query: { type: 'blender', fact: chosen } })

  await page.goto(`${paths.products()}?type=blender`)
  const type = facets?.types.find(({ key }) => key === 'blender')?.name ?? ''
  await expect(page.getByRole('heading', { level: 1, name: type, exact: true })).toBeVisible()
  await list.open()
  await list.choose(litres.text)
  await list.expectCount(litres.count)
  await list.moreFacts.click()
  await list.choose(noise.text)
  await list.expectCount(count)
  await list.close()
  await expect(list.cards).toHaveCount(count)
})

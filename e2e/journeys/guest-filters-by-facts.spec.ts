import { paths } from '../../apps/storefront/app/paths.ts'
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
  await list.close()
  await expect(list.cards).toHaveCount(litres.count)

  await page.reload()
  await list.expectCount(litres.count)
  await list.active.getByRole('link', { name: litres.text }).click()
  await list.expectCount(count)
})

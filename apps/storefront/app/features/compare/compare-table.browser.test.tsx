import type { Product } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkPart } from '../../../test/check-part.ts'
import { show, windows, wordsOf } from '../../../test/show.tsx'
import { sampleFact } from '../../facts/fact.fixture.ts'
import { sampleProduct } from '../catalog/product.fixture.ts'
import { bestValueMessages } from './best-value.late.messages.ts'
import { comparePageMessages } from './compare.late.messages.ts'
import { ComparePage } from './compare-page.tsx'

const t = wordsOf(comparePageMessages, 'en')
const best = wordsOf(bestValueMessages, 'en')

beforeEach(() => page.viewport(...windows.phone))

/** A row that another feature adds, in which the products differ. */
const cost = { name: 'Electricity', differs: true, render: ({ price }: Product) => `EGP ${price} a month` }

async function compare(...products: Product[]) {
  const asked = products.map(({ id }) => id)
  openLocalStore().setItem('compare', JSON.stringify(asked))
  const part = await show(
    <ComparePage
      saved={{ asked, products }}
      addRows={() => [cost]}
      renderBuying={({ name }) => <b>{`Buy ${name}`}</b>}
    />,
  )
  const rowOf = (name: string) => part.getByRole('row', { name: new RegExp(`^${name}`) })
  return {
    part,
    cellsOf: (name: string) => rowOf(name).getByRole('cell'),
    heading: part.getByRole('heading', { level: 1, name: t.title }),
    remove: (name: string) => part.getByRole('button', { name: t.remove({ name }) }),
    empty: part.getByRole('heading', { name: t.empty }),
  }
}

it('marks the best values of two kettles, which a phone shows side by side', async () => {
  const large = sampleProduct({
    id: 1,
    name: 'Large kettle',
    facts: [sampleFact({ name: 'Litres', value: 1.7, text: '1.7 L' })],
  })
  const small = sampleProduct({
    id: 2,
    name: 'Small kettle',
    facts: [sampleFact({ name: 'Litres', value: 1, text: '1 L' })],
  })
  const { part, cellsOf } = await compare(large, small)
  const litres = cellsOf('Litres')
  await expect.element(litres.first()).toMatchTextContent(`1.7 L ${best.largest}`)
  await expect.element(litres.last()).not.toMatchTextContent(best.largest)
  const colorOf = (name: string) => getComputedStyle(cellsOf(name).last().element()).backgroundColor
  expect(colorOf('Litres'), 'rows that differ are tinted').not.toBe(colorOf(t.availability))
  expect(colorOf(cost.name)).toBe(colorOf('Litres'))
  await checkPart()

  part.getByText('Buy Small kettle').element().scrollIntoView()
  for (const { name } of [large, small]) {
    await expect.element(part.getByRole('link', { name })).toBeInViewport()
    const { left, right, width } = part
      .getByRole('columnheader', { name, exact: false })
      .element()
      .getBoundingClientRect()
    expect(width).toBeGreaterThan(140)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(windows.phone[0])
  }
})

it('marks the lowest price of the shown products, also when a phone hides a cheaper one', async () => {
  const products = [900, 800, 700].map((price, id) => sampleProduct({ id: id + 1, name: `Kettle ${id}`, price }))
  const { part, cellsOf } = await compare(...products)
  await expect.element(cellsOf(t.price).last()).toMatchTextContent(best.cheapest)
  await expect.element(cellsOf(t.price).first()).not.toMatchTextContent(best.cheapest)
  await checkPart()
  await part.getByRole('button', { name: 'Kettle 2' }).click()
  await expect.element(cellsOf(t.price).last()).toMatchTextContent('700')
})

it('is empty once the last product is removed, and has the focus at its heading', async () => {
  const { heading, remove, empty } = await compare(sampleProduct({ name: 'Kettle' }))
  await expect.element(heading).toBeVisible()
  await remove('Kettle').click()
  await expect.element(empty).toBeVisible()
  await expect.element(heading).toHaveFocus()
  expect(openLocalStore().getItem('compare')).toBe('[]')
})

import { formatDays } from '@shop/i18n'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { checkPart } from '../../../../test/check-part.ts'
import { show, windows, wordsOf } from '../../../../test/show.tsx'
import { deliveryTimesMessages } from '../../../delivery/delivery-times.late.messages.ts'
import { sampleZone } from '../../../delivery/delivery-zone.fixture.ts'
import { showDelivery } from '../../../delivery/shown-delivery.ts'
import { settingsDefaults } from '../../../shell/shell.ts'
import { catalogMessages } from '../catalog.messages.ts'
import { sampleProduct, sampleTerms } from '../product.fixture.ts'
import { toProductCards } from '../product-card-view.ts'
import { ProductPage } from './product-page.tsx'
import { trustFactsMessages } from './trust-facts.late.messages.ts'

const t = wordsOf(catalogMessages, 'en')
const times = wordsOf(deliveryTimesMessages, 'en')
const kettle = sampleProduct({ name: 'Kettle' })
const soldOut = { quantity: 0, in_stock: false }
const related = toProductCards([
  sampleProduct({ id: 8, name: 'Steel kettle' }),
  sampleProduct({ id: 9, name: 'Glass kettle', ...soldOut }),
])

async function showProduct(product = kettle) {
  await page.viewport(...windows.phone)
  const part = await show(
    <ProductPage
      product={product}
      related={related}
      settings={settingsDefaults}
      terms={sampleTerms}
      renderPurchase={() => null}
      renderBarAction={() => null}
      renderAction={() => null}
    />,
  )
  await expect.element(part.getByRole('heading', { level: 1, name: 'Kettle' })).toBeVisible()
  return {
    part,
    arrival: part.getByText(times.everywhere({ days: times.range({ from: 1, count: 5 }) })),
    instead: part.getByRole('region', { name: t.instead }),
  }
}

it('beside what is sold out stands what can be bought instead, and no promise of a day', async () => {
  const inStock = await showProduct()
  await expect.element(inStock.arrival.first()).toBeVisible()
  await expect.element(inStock.instead).not.toBeInTheDocument()
  const { arrival, instead } = await showProduct({ ...kettle, ...soldOut })
  await expect.element(instead.getByRole('article')).toMatchTextContent('Steel kettle')
  await expect.element(arrival).not.toBeInTheDocument()
  await checkPart()
})

it('has the day on which it arrives in the chosen governorate, as its cards have', async () => {
  const promise = { from: '2026-12-01', to: '2026-12-01' }
  showDelivery({ zone: { ...sampleZone, promise }, brief: 'Arrives Tue 1 Dec' })
  const { part, arrival } = await showProduct()
  const day = wordsOf(trustFactsMessages, 'en').arrives({ days: formatDays(promise, 'en') })
  await expect.element(part.getByRole('status').getByText(day)).toBeVisible()
  await expect.element(arrival).not.toBeInTheDocument()
  // Not on the one that is sold out.
  expect(part.getByText('Arrives Tue 1 Dec').elements()).toHaveLength(1)
  await checkPart()
})

it('P-02: a product is shared through the device', async () => {
  const shared: unknown[] = []
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: unknown) => void shared.push(data),
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { part } = await showProduct()
  await part.getByRole('button', { name: t.share, exact: true }).click()
  await expect.poll(() => shared).toEqual([{ title: 'Kettle', url: location.href }])
})

import type { Facets } from '@shop/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goBack, show, wordsOf } from '../../../../test/show.tsx'
import { paths } from '../../../paths.ts'
import { overlayHistory } from '../../../ui/overlays/overlay-history.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { type ListChoice, noChoice, readListChoice, toAddress } from './list-choice.ts'
import { ListFilters } from './list-filters.tsx'
import { productListMessages } from './product-list.late.messages.ts'
import { TypeChips } from './type-chips.tsx'

const capacity = {
  key: 'capacity_l',
  name: 'Capacity',
  kind: 'number' as const,
  unit: 'L' as const,
  values: [
    { value: '..1', text: 'up to 1 L', count: 2 },
    { value: '1..1.5', text: '1 to 1.5 L', count: 0 },
  ],
}
const flagOf = (key: string) => ({
  key,
  name: key,
  kind: 'flag' as const,
  unit: null,
  values: [{ value: 'yes', text: 'Yes', count: 1 }],
})
const facets: Facets = {
  categories: [],
  brands: [],
  colors: [],
  types: [
    { key: 'kettle', name: 'Kettles', count: 4 },
    { key: 'toaster', name: 'Toasters', count: 3 },
  ],
  facts: [capacity, ...['grinder', 'hepa', 'mop', 'pulse', 'tare'].map(flagOf)],
  price: null,
  in_stock: 5,
  offers: 1,
  in_niche: 0,
}

/** The filters as a list has them, with the address of the chosen list. */
function Filters({ changes, inNiche }: { changes: Partial<ListChoice>; inNiche: number }) {
  const [choice, setChoice] = useState<ListChoice>({ ...noChoice, ...changes })
  return (
    <>
      <ListFilters
        choice={choice}
        change={setChoice}
        isPending={false}
        action="/products"
        search={null}
        facets={{ ...facets, in_niche: inNiche }}
        hasPlans={false}
        subject={null}
      />
      <output>{paths.products(toAddress(choice))}</output>
    </>
  )
}

const showFilters = (changes: Partial<ListChoice> = {}, inNiche = 0) =>
  show(<Filters changes={changes} inNiche={inNiche} />)

describe('P-01: facts as filters', () => {
  it('are boxes of a form, which works without scripts, in the order of the list', async () => {
    const part = await showFilters({ fact: ['capacity_l:1..1.5'], type: ['kettle'] })
    const form = () => part.element().querySelector('form') ?? undefined
    await expect.poll(form).toBeDefined()
    expect(
      new URLSearchParams([...new FormData(form())].map(([name, value]) => [name, String(value)])).getAll('fact'),
    ).toEqual(['capacity_l:1..1.5'])
    expect(new FormData(form()).get('type')).toBe('kettle')
    const boxes = () => [...part.element().querySelectorAll<HTMLInputElement>('[name=fact]')].map(({ value }) => value)
    const all = [
      'capacity_l:..1',
      'capacity_l:1..1.5',
      ...['grinder', 'hepa', 'mop', 'pulse', 'tare'].map((key) => `${key}:yes`),
    ]
    expect(boxes()).toEqual(all)
    await showFilters()
    await expect.poll(boxes, { message: 'a choice moves none' }).toEqual(all)
  })

  it('change the address of the list when they are pressed, and again', async () => {
    const part = await showFilters()
    const box = part.getByRole('checkbox', { name: /up to 1 L/ })
    await userEvent.click(box)
    await expect.element(box).toBeChecked()
    await expect.element(part.getByRole('status')).toHaveTextContent('/products?fact=capacity_l%3A..1')
    await userEvent.keyboard(' ')
    await expect.element(box).not.toBeChecked()
    await expect.element(part.getByRole('status')).toHaveTextContent('/products')
  })

  it('wait behind a heading beyond the fourth, unless one of them is chosen', async () => {
    const part = await showFilters()
    const hidden = part.getByRole('checkbox', { name: /^Yes/, includeHidden: true }).last()
    await expect.element(hidden).not.toBeVisible()
    await part.getByText('More specifications').click()
    await expect.element(hidden).toBeVisible()
    const chosen = await showFilters({ fact: ['tare:yes'] })
    await expect.element(chosen.getByRole('checkbox', { checked: true })).toBeVisible()
  })

  it('ask for a niche only where a product stands in one, or one is chosen', async () => {
    const niche = (part: Awaited<ReturnType<typeof show>>) => part.getByText('Fits my space')
    await expect.element(niche(await showFilters({}, 3))).toBeInTheDocument()
    await expect.element(niche(await showFilters({ fits: '600x850x605' }))).toBeInTheDocument()
    const without = await showFilters()
    await expect.element(without.getByRole('button').first()).toBeVisible()
    await expect.element(niche(without)).not.toBeInTheDocument()
  })

  it('are named where they are active, each with a link that removes it', async () => {
    const choice = { ...noChoice, fact: ['capacity_l:..1', 'gone:1'], fits: '600x850x605' }
    const part = await show(<ActiveFilters choice={choice} facets={facets} pathOf={paths.products} />)
    for (const name of ['Capacity: up to 1 L', 'gone: 1'])
      await expect.element(part.getByRole('link', { name: `Remove filter: ${name}`, exact: true })).toBeVisible()
    await expect
      .element(part.getByRole('link', { name: 'Remove filter: Fits 60 × 85 × 60.5 cm' }))
      .toHaveAttribute('href', '/products?fact=capacity_l%3A..1&fact=gone%3A1')
  })

  it('leave the focus in their place when they are removed', async () => {
    function Chips() {
      const { key, search } = useLocation()
      const first = { ...noChoice, fact: ['capacity_l:..1'], brand: ['Volt'] }
      const choice = key === 'default' ? first : readListChoice(new URLSearchParams(search))
      return <ActiveFilters choice={choice} facets={facets} pathOf={paths.products} />
    }
    const part = await show(<Chips />)
    for (const name of ['Remove filter: Capacity: up to 1 L', 'Remove filter: Volt']) {
      const chip = part.getByRole('link', { name, exact: true })
      await chip.click()
      await expect.element(chip).not.toBeInTheDocument()
      expect(part.element().contains(document.activeElement), name).toBe(true)
    }
  })
})

it('Back closes the filters of a phone, which a choice leaves open', async () => {
  const t = wordsOf(productListMessages, 'en')
  const part = await show(
    <FilterDrawer chosen={0} count={4}>
      <Filters changes={{}} inNiche={0} />
    </FilterDrawer>,
  )
  await part.getByRole('button', { name: t.filter }).click()
  const sheet = page.getByRole('dialog', { name: t.filters })
  await sheet.getByRole('checkbox', { name: new RegExp(t.inStock) }).click()
  // The page below has another address now.
  overlayHistory().notePage()
  await sheet.getByRole('checkbox', { name: new RegExp(t.onOffer) }).click()
  await expect.element(sheet.getByRole('status')).toHaveTextContent('/products?in_stock=true&offers=true')
  expect(sheet.element()).toHaveProperty('open', true)
  await goBack()
  await expect.element(sheet).not.toBeInTheDocument()
})

describe('P-01: types above a list', () => {
  it('are links that add one and remove it again', async () => {
    const chips = (type: string[]) =>
      show(<TypeChips choice={{ ...noChoice, type }} types={facets.types} pathOf={paths.products} />)
    await expect
      .element((await chips([])).getByRole('link', { name: /Kettles/ }))
      .toHaveAttribute('href', '/products?type=kettle')
    const part = await chips(['kettle'])
    const kettles = part.getByRole('link', { name: /Kettles/ })
    await expect.element(kettles).toHaveAttribute('href', '/products')
    await expect.element(kettles).toHaveAttribute('aria-current', 'true')
    await expect
      .element(part.getByRole('link', { name: /Toasters/ }))
      .toHaveAttribute('href', '/products?type=kettle&type=toaster')
  })
})

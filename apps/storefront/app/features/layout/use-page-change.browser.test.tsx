import { Link } from 'react-router'
import { expect, it, vi } from 'vitest'
import { address, show } from '../../../test/show.tsx'
import { type ListQuery, paths } from '../../paths.ts'
import { mainId } from './header.tsx'
import { usePageChange } from './use-page-change.ts'

/** A parameter of every kind by which a list is narrowed or ordered. */
const choices: Required<Omit<ListQuery, 'page' | 'search'>> = {
  ordering: 'newest',
  category: ['3'],
  brand: ['Volt'],
  color: ['f3f1ec'],
  type: ['kettle'],
  fact: ['capacity_l:1..1.5'],
  fits: '600x850x605',
  min_price: '100',
  max_price: '900',
  monthly_budget: '250',
  in_stock: 'true',
  offers: 'true',
}

/** A list with links that change its address. */
function List() {
  usePageChange()
  const links = {
    'whole list': paths.products(),
    ...Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, paths.products({ [name]: value })])),
    'typed space': '/products?width=60&height=85&depth=60',
    'next page': paths.products({ page: 2 }),
  }
  return (
    <div id={mainId} tabIndex={-1} style={{ padding: '100vh 0' }}>
      {Object.entries(links).map(([name, to]) => (
        <Link key={name} to={to} preventScrollReset>
          {name}
        </Link>
      ))}
    </div>
  )
}

it('P-01, G-05: a filter or an order of a list leaves the focus and the scroll position; another page of it scrolls smoothly to its top', async () => {
  const part = await show(<List />)
  await part.getByRole('link', { name: 'whole list' }).click()
  await expect.poll(() => document.activeElement?.id).toBe(mainId)
  for (const name of [...Object.keys(choices), 'typed space']) {
    const link = part.getByRole('link', { name, exact: true })
    await link.click()
    await expect.element(link, { message: name }).toHaveFocus()
    expect(window.scrollY, name).toBeGreaterThan(0)
  }
  const { mock: scrolling } = vi.spyOn(window, 'scrollTo')
  await part.getByRole('link', { name: 'next page' }).click()
  await expect.poll(() => document.activeElement?.id).toBe(mainId)
  await expect.poll(() => window.scrollY).toBe(0)
  expect(scrolling.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
})

/** A policy below links to it and to its part. */
function Terms() {
  usePageChange()
  return (
    <div id={mainId} tabIndex={-1}>
      <Link to={paths.terms()}>its start</Link>
      <Link to={paths.terms('delivery')}>its part</Link>
      <Link to={`${paths.terms()}?lang=en#delivery`}>part by a shared address</Link>
      <Link to={paths.terms('delivery')} replace preventScrollReset>
        other language
      </Link>
      <Link to={paths.returnPolicy()}>another policy</Link>
      <h2 id="delivery" tabIndex={-1} style={{ margin: '100vh 0' }}>
        Delivery
      </h2>
    </div>
  )
}

it('W-02: a link to a part of a page moves the focus to the part, one to a page moves it to the page; a switch of the language leaves it', async () => {
  const part = await show(<Terms />)
  const heading = part.getByRole('heading', { name: 'Delivery' })
  const open = (name: string) => part.getByRole('link', { name, exact: true }).click()
  const openPart = async () => {
    await open('its part')
    await expect.element(heading).toHaveFocus()
    await expect.element(heading).toBeInViewport()
  }
  await openPart()
  for (const page of ['another policy', 'its start']) {
    await open(page)
    await expect.poll(() => document.activeElement?.id).toBe(mainId)
  }
  await openPart()
  await openPart()

  await open('part by a shared address')
  await expect.element(heading).toHaveFocus()
  await open('other language')
  await expect.poll(() => address).toEqual({ now: paths.terms(), query: '' })
  await expect.element(part.getByRole('link', { name: 'other language' })).toHaveFocus()
})

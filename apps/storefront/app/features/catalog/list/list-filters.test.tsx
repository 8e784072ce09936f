import type { Facets } from '@shop/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { ActiveFilters } from './active-filters.tsx'
import { type ListChoice, noChoice } from './list-choice.ts'
import { ListFilters } from './list-filters.tsx'
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

function render(part: 'filters' | 'active' | 'types', changes: Partial<ListChoice>, inNiche = 0): string {
  const choice = { ...noChoice, ...changes }
  const changing = { choice, change: () => undefined, isPending: false }
  return renderToString(
    <LanguageProvider language="en">
      <MemoryRouter>
        {part === 'filters' && (
          <ListFilters
            {...changing}
            action="/products"
            search={null}
            facets={{ ...facets, in_niche: inNiche }}
            hasPlans={false}
            subject={null}
          />
        )}
        {part === 'active' && <ActiveFilters choice={choice} facets={facets} pathOf={paths.products} />}
        {part === 'types' && <TypeChips choice={choice} types={facets.types} pathOf={paths.products} />}
      </MemoryRouter>
    </LanguageProvider>,
  )
}

/** The values of the check boxes for facts, `*` before those that are ticked. */
function boxesOf(html: string): string[] {
  const boxes = [...html.matchAll(/<input[^>]*name="fact"[^>]*>/g)].map(([box]) => box)
  return boxes.map((box) => `${box.includes('checked') ? '*' : ''}${/value="([^"]*)"/.exec(box)?.[1]}`)
}

describe('P-01: facts as filters', () => {
  it('are boxes of a form, which works without scripts, in the order of the list', () => {
    const html = render('filters', { fact: ['capacity_l:1..1.5'], type: ['kettle'] })
    expect(boxesOf(html).slice(0, 3)).toEqual(['capacity_l:..1', '*capacity_l:1..1.5', 'grinder:yes'])
    expect(html).toContain('<input type="hidden" name="type" value="kettle"/>')
    expect(boxesOf(render('filters', {})).map((box) => box.replace('*', ''))).toEqual(
      boxesOf(html).map((box) => box.replace('*', '')),
    )
  })

  it('wait behind a heading beyond the fourth, unless one of them is chosen', () => {
    const more = /<details([^>]*)><summary[^>]*>More specifications/
    expect(more.exec(render('filters', {}))?.[1]).not.toContain('open')
    expect(more.exec(render('filters', { fact: ['tare:yes'] }))?.[1]).toContain('open')
  })

  it('ask for a niche only where a product stands in one, or one is chosen', () => {
    const hasNiche = (html: string) => html.includes('Fits my space')
    expect(hasNiche(render('filters', {}, 3))).toBe(true)
    expect(hasNiche(render('filters', {}))).toBe(false)
    expect(hasNiche(render('filters', { fits: '600x850x605' }))).toBe(true)
  })

  it('are named where they are active, each with a link that removes it', () => {
    const html = render('active', { fact: ['capacity_l:..1', 'gone:1'], fits: '600x850x605' })
    expect(html).toContain('aria-label="Remove filter: Capacity: up to 1 L"')
    expect(html).toContain('aria-label="Remove filter: gone: 1"')
    expect(html).toContain('aria-label="Remove filter: Fits 60 × 85 × 60.5 cm"')
    expect(html).toContain('href="/products?fact=capacity_l%3A..1&amp;fact=gone%3A1"')
  })
})

describe('P-01: types above a list', () => {
  it('are links that add one and remove it again', () => {
    expect(render('types', {})).toContain('href="/products?type=kettle"')
    const html = render('types', { type: ['kettle'] })
    expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*href="\/products"/)
    expect(html).toContain('href="/products?type=kettle&amp;type=toaster"')
  })
})

import { productOrderings } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import {
  checkPrice,
  countChoices,
  hasFilters,
  type ListChoice,
  noChoice,
  orderings,
  readListChoice,
  readPounds,
  toAddress,
  toggleChoice,
  toQuery,
} from './list-choice.ts'

const read = (query: string) => readListChoice(new URLSearchParams(query))

describe('readListChoice', () => {
  it.each<[string, Partial<ListChoice>]>([
    ['', {}],
    [
      'ordering=price_asc&category=3&category=7&brand=Volt+%26+Co&color=f3f1ec',
      { ordering: 'price_asc', category: ['3', '7'], brand: ['Volt & Co'], color: ['f3f1ec'] },
    ],
    [
      'min_price=100&max_price=900&in_stock=true&offers=true',
      { minPrice: 100, maxPrice: 900, inStock: true, offers: true },
    ],
    ['monthly_budget=٥٠٠', { monthlyBudget: 500 }],
    ['min_price=900&max_price=100', { minPrice: 100, maxPrice: 900 }],
    ['color=a3182b&color=a3182b', { color: ['a3182b'] }],
    [
      'type=kettle&fact=material:glass&fact=capacity_l:1..1.5&fact=noise_db:..60&fits=600x850x600',
      { type: ['kettle'], fact: ['material:glass', 'capacity_l:1..1.5', 'noise_db:..60'], fits: '600x850x600' },
    ],
    ['width=60&height=85.5&depth=٦٠', { fits: '600x855x600' }],
    ['type=K&fact=material&fact=x:..&fact=:glass&fits=60&width=60&height=&depth=', {}],
    // What a form without scripts sends, and what nobody chose.
    ['ordering=&min_price=&max_price=', {}],
    ['ordering=cheapest&category=0&category=x&brand=&color=red&min_price=-1&max_price=1e9&in_stock=yes&offers=1', {}],
  ])('%s', (query, choice) => {
    expect(read(query)).toEqual({ ...noChoice, ...choice })
  })
})

it.each<[string | null, number | null]>([
  ['1500', 1500],
  [' ١٬٥٠٠ ', 1500],
  ['۱۵۰۰', 1500],
  ['1,500.00', 1500],
  ['0', 0],
  ['cheap', null],
  ['-5', null],
  ['1e9', null],
  ['123456789', null],
  ['', null],
  [null, null],
])('reads %j as a price: %j', (typed, pounds) => {
  expect(readPounds(typed)).toBe(pounds)
})

it('finds what is typed for a price and is none', () => {
  expect(['cheap', '1500', ' '].map(checkPrice)).toEqual(['price', null, null])
})

it.each<Partial<ListChoice>>([
  {},
  { ordering: 'saving', category: ['12', '3'], color: ['f3f1ec', '23272b'] },
  { brand: ['Volt & Co', 'Beko, Inc.', 'نوّر', 'a=b?c#d+e'], inStock: true },
  { minPrice: 0, maxPrice: 900, offers: true },
  { monthlyBudget: 250 },
])('is read from an address as it was written into it: %j', (given) => {
  const choice = { ...noChoice, ...given }
  const address = paths.products({ search: 'خلاط', page: 2, ...toAddress(choice) })
  const { searchParams } = new URL(address, 'https://shop.example')
  expect(readListChoice(searchParams)).toEqual(choice)
  expect([searchParams.get('search'), searchParams.get('page')]).toEqual(['خلاط', '2'])
})

it('asks the API for what is chosen and no more', () => {
  expect(toQuery(noChoice)).toEqual({})
  expect(
    toQuery({
      ...noChoice,
      category: ['3', '7'],
      brand: ['A', 'B'],
      color: ['f3f1ec'],
      inStock: true,
      maxPrice: 0,
      monthlyBudget: 250,
    }),
  ).toEqual({ category: '3,7', brand: 'A|B', color: 'f3f1ec', in_stock: 'true', max_price: '0', monthly_budget: '250' })
})

it('takes a value and gives it up again', () => {
  const taken = toggleChoice(toggleChoice(noChoice, 'color', 'a3182b'), 'color', 'f3f1ec')
  expect(taken.color).toEqual(['a3182b', 'f3f1ec'])
  expect(toggleChoice(taken, 'color', 'a3182b').color).toEqual(['f3f1ec'])
})

it.each<[Partial<ListChoice>, number, boolean]>([
  [{}, 0, false],
  [{ ordering: 'newest' }, 0, true],
  [{ color: ['a3182b', 'f3f1ec'], inStock: true }, 3, true],
  [{ minPrice: 1, maxPrice: 2 }, 1, true],
  [{ monthlyBudget: 250 }, 1, true],
])('%j counts %i', (choice, count, chosen) => {
  expect(countChoices({ ...noChoice, ...choice })).toBe(count)
  expect(hasFilters({ ...noChoice, ...choice })).toBe(chosen)
})

it('offers the orders that the API knows', () => {
  expect(orderings).toEqual(productOrderings)
})

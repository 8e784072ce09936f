import type { Transport } from '@shop/contract'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { languageContext, transportContext } from '../boot/server-context.ts'
import { samplePicture, sampleProduct } from '../features/catalog/product.fixture.ts'
import { loader } from './home.tsx'

/** A shop that has only these answers, by a part of the path; it refuses calls whose path contains `refused`. */
function readHome(refused?: string, answers: Record<string, unknown> = {}) {
  const transport: Transport = async (path) => {
    if (refused && path.includes(refused))
      return Response.json({ message: 'Please try again in a moment.' }, { status: 503 })
    const found = Object.entries(answers).find(([part]) => path.includes(part))
    return Response.json(found?.[1] ?? [])
  }
  const context = new RouterContextProvider()
  context.set(transportContext, transport)
  context.set(languageContext, 'en')
  const url = new URL('http://shop.example/')
  return loader({ context, request: new Request(url), url, params: {}, pattern: '/' })
}

it('is whole when every part of it could be read', async () => {
  const { data, init } = await readHome()
  expect(init?.status).toBe(200)
  expect(data.featured).toEqual({ content: [], failure: null })
})

it('knows the highest discount also beside banners: they may end while the page is open', async () => {
  const picture = { ...samplePicture(1), image: '/media/a/1600.webp' }
  const always = { is_active: true, start_date: null, end_date: null }
  const banner = { id: 1, title: 'Summer', description: '', link: '/offers', picture, ...always }
  const offer = sampleProduct({ price: 70, original_price: 100 })
  const { data } = await readHome(undefined, { '/advertisements/': [banner], '/offers/': [offer] })
  expect(data.banners.content).toHaveLength(1)
  expect(data.saving).toBe(30)
})

it.each([
  ['says how many orders arrived on time', undefined, 97],
  ['says nothing of it where the owner does not show it', '/punctuality/', null],
])('%s', async (_, refused, punctuality) => {
  const { data } = await readHome(refused, { '/punctuality/': { percent: 97 } })
  expect(data.punctuality).toBe(punctuality)
})

it('M-05, P-11: lives without its offers, and says by its status that it must not be kept', async () => {
  const { data, init } = await readHome('/offers/')
  expect(init?.status).toBe(503)
  expect(data).toMatchObject({ offers: [], saving: null, categories: { failure: null } })
})

it.each([
  ['categories', '/categories/'],
  ['featured', '/featured/'],
  ['bestSellers', '/best_sellers/'],
  ['banners', '/advertisements/'],
] as const)('M-11, P-11: lives without its %s, and says by its status that it must not be kept', async (part, path) => {
  const { data, init } = await readHome(path)
  expect(init?.status).toBe(503)
  const { categories, featured, bestSellers, banners } = data
  const failed = Object.entries({ categories, featured, bestSellers, banners }).filter(([, { failure }]) => failure)
  expect(failed).toEqual([
    [part, { content: [], failure: { kind: 'refused', message: 'Please try again in a moment.' } }],
  ])
})

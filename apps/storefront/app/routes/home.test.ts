import type { Transport } from '@shop/contract'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { languageContext, transportContext } from '../boot/server-context.ts'
import { loader } from './home.tsx'

/** A shop without products; it refuses calls whose path contains `refused`. */
function readHome(refused?: string) {
  const transport: Transport = async (path) =>
    refused && path.includes(refused)
      ? Response.json({ message: 'Please try again in a moment.' }, { status: 503 })
      : Response.json([])
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

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Texts = { en: string; ar: string }
type DemoProduct = {
  sku: string
  name: Texts
  description: Texts
  warranty: Texts
  features: Texts[]
  tags: Texts[]
  price: number
  best_seller: boolean
  weight_grams: number
  dimensions_mm: { width: number; height: number; depth: number }
  /** Of a product without colours. */
  stock?: number
  images: string[]
  colors: { hex: string; price: number; stock: number; images: string[] }[]
}

const file = new URL('demo/catalogue.json', import.meta.url)
const { products }: { products: DemoProduct[] } = JSON.parse(readFileSync(file, 'utf8'))
const languages = ['en', 'ar'] as const
const script = { en: /[a-z]/i, ar: /\p{Script=Arabic}/u }

function countSentences(text: string, language: 'en' | 'ar'): number {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].length
}

describe.each(products.map((product) => [product.sku, product] as const))('%s of the demo', (_, product) => {
  it.each(languages)('tells in %s what a buyer would want to know', (language) => {
    const { name, description, warranty, features, tags } = product
    for (const texts of [name, description, warranty, ...features, ...tags])
      expect(texts[language]).toMatch(script[language])
    const sentences = countSentences(description[language], language)
    expect(sentences, description[language]).toBeGreaterThanOrEqual(2)
    expect(sentences, description[language]).toBeLessThanOrEqual(4)
    expect(features.length).toBeGreaterThanOrEqual(4)
    expect(features.length).toBeLessThanOrEqual(8)
    expect(tags.length).toBeGreaterThan(0)
  })

  it('has measures, a price, stock and pictures, in each of its colours', () => {
    const { width, height, depth } = product.dimensions_mm
    for (const figure of [product.weight_grams, width, height, depth, product.price]) expect(figure).toBeGreaterThan(0)
    const kinds = product.colors.length > 0 ? product.colors : [product]
    for (const { stock, images } of kinds) {
      expect(stock).toBeGreaterThanOrEqual(0)
      expect(images.length).toBeGreaterThan(0)
    }
    for (const { hex } of product.colors) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  })
})

it('the demo has what every screen needs: best sellers and products that are sold out', () => {
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length)
  const isSoldOut = ({ colors, stock }: DemoProduct) => !stock && colors.every((color) => color.stock === 0)
  for (const kind of [(p: DemoProduct) => p.best_seller, isSoldOut])
    expect(products.filter(kind).length).toBeGreaterThanOrEqual(3)
})

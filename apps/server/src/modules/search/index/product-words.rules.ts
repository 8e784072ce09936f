import { findMeasures, formsOf, readWords } from '@shop/text-match'
import type { ProductWords } from '../../listing/index.ts'

/** The texts of a product, in both languages. */
export type ProductTexts = {
  name: { en: string; ar: string }
  sku: string
  /** Brand, category, tags, colours, sizes: what the product is, besides its name. */
  labels: readonly string[]
  /** Description and features: what is said about it. */
  details: readonly string[]
}

/**
 * The words by which a product is found, each in all its forms; a number is there apart and joined with its unit, an SKU in pieces
 * and whole.
 */
export function buildProductWords({ name, sku, labels, details }: ProductTexts): ProductWords {
  const names = formsIn([name.en, name.ar])
  const ofLabels = formsIn([...labels, sku, sku.replaceAll(/[^a-z0-9]/gi, '')]).difference(names)
  const ofDetails = formsIn(details).difference(names).difference(ofLabels)
  const starts = [name.en, name.ar].flatMap((text) => readWords(text).slice(0, 1))
  return { starts, names: [...names], labels: [...ofLabels], details: [...ofDetails] }
}

/** A long text must not fill the memory of all processes. */
const maxWords = 2000
const maxWordLength = 40

function formsIn(texts: readonly string[]): Set<string> {
  const forms = texts.flatMap((text) => {
    const words = readWords(text).map((word) => word.slice(0, maxWordLength))
    const measures = new Map(findMeasures(words).map((measure) => [measure.start, measure.joined]))
    return words.map((word, place) => {
      const joined = measures.get(place)
      return joined === undefined ? formsOf(word) : [word, joined]
    })
  })
  return new Set(forms.slice(0, maxWords).flat())
}

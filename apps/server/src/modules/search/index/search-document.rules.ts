import { findMeasures, readWords } from '../text/measures.rules.ts'
import { formsOf } from '../text/word-forms.rules.ts'
import { quoteLexeme } from './lexeme.query.ts'

/** The texts of a product, in both languages. */
export type ProductTexts = {
  name: { en: string; ar: string }
  sku: string
  /** Brand, category, tags, colours, sizes: what the product is, besides its name. */
  labels: readonly string[]
  /** Description and features: what is said about it. */
  details: readonly string[]
}

/** What the index keeps of a product. */
export type SearchDocument = {
  /** Folded names, for a query that is the beginning of one. */
  nameEn: string
  nameAr: string
  /** Text of a `tsvector`: the name weighs A, SKU and labels B, details D. */
  document: string
}

/**
 * Makes the document of a product. Each word is indexed in all its forms at one position, so that phrases match in any
 * of them; a number is indexed apart and joined with its unit; an SKU in pieces and whole.
 */
export function buildDocument(texts: ProductTexts): SearchDocument {
  const positions = new Map<string, string[]>()
  let position = 0
  const addField = (text: string, weight: Weight) => {
    const words = readWords(text).map((word) => word.slice(0, maxWordLength))
    const measures = new Map(findMeasures(words).map((measure) => [measure.start, measure.joined]))
    for (const [index, word] of words.slice(0, Math.max(0, maxWords - position)).entries()) {
      const joined = measures.get(index)
      const forms = joined === undefined ? formsOf(word) : [word, joined]
      for (const form of forms) append(positions, form, `${position + index + 1}${weight}`)
    }
    position += words.length + fieldGap
  }
  addField(texts.name.en, 'A')
  addField(texts.name.ar, 'A')
  for (const label of [...texts.labels, texts.sku, texts.sku.replaceAll(/[^a-z0-9]/gi, '')]) addField(label, 'B')
  for (const detail of texts.details) addField(detail, 'D')
  return {
    nameEn: readWords(texts.name.en).join(' '),
    nameAr: readWords(texts.name.ar).join(' '),
    document: [...positions].map(([lexeme, places]) => `${quoteLexeme(lexeme)}:${places.join(',')}`).join(' '),
  }
}

/** The parts of a document: A name, B brand, category, SKU and tags, D description and features. */
type Weight = 'A' | 'B' | 'D'

const maxWordLength = 40

/** Keeps a document within the positions (16,383) and the size (1 MB) that a `tsvector` can hold. */
const maxWords = 2000

/** Free positions between two fields, so that no phrase runs from one into the next. */
const fieldGap = 1

function append(positions: Map<string, string[]>, lexeme: string, place: string): void {
  const places = positions.get(lexeme)
  if (places === undefined) positions.set(lexeme, [place])
  else places.push(place)
}

import type { Localized } from '@shop/contract'
import { foldText, splitWords } from '@shop/i18n'
import type { Lists, PriceLimits } from '../../listing/index.ts'
import { countColors, countListed, typesOfProducts } from './listed-names.rules.ts'

type Listed = ReturnType<typeof countListed>
type ListedType = Listed['types'][number]
export type ColorOfType = { type: ListedType; color: ReturnType<typeof countColors>[number] }

/** The values that a text names beside products; names are in both languages. */
export type NamedValues = {
  categories: Listed['categories']
  types: ListedType[]
  colors: ColorOfType[]
  /** The colours that the text asks for. */
  hexes: string[]
}

type Asked = { hexes: readonly string[]; price?: PriceLimits }

const maxCategories = 1
const maxTypes = 2
const maxColors = 3
const shortestColor = 3

/**
 * The categories, types and colours that a text names so far: by the beginnings of their words, in either language. Where it names no
 * type, the types of the products that it finds stand for it, so that each word for a kettle leads to the kettles.
 *
 * @param foundIds the first products that the text finds, the best first
 * @param asked the colours that the search understood, also by words that begin no name, such as حمرا, none if it understood none; and
 * the limits of the price
 */
export function chooseSuggestions(lists: Lists, text: string, foundIds: readonly number[], asked: Asked): NamedValues {
  const typed = readTyped(text)
  if (typed.length === 0) return { categories: [], types: [], colors: [], hexes: [] }
  const { categories, types } = countListed(lists)
  const { kindWords, colorWords } = splitColors(lists, typed, types)
  const named = types.filter(({ name }) => isNamedBy(name, kindWords))
  const keys = named.length > 0 ? named.map(({ key }) => key) : typesOfProducts(lists, foundIds)
  const chosen = keys.slice(0, maxTypes).flatMap((key) => types.find((type) => type.key === key) ?? [])
  const colors = colorsOf(lists, chosen, colorWords, asked)
  return {
    categories: categories.filter(({ name }) => isNamedBy(name, kindWords)).slice(0, maxCategories),
    types: chosen,
    colors,
    hexes: colorWords.length > 0 ? [...new Set(colors.map(({ color }) => color.key))] : [],
  }
}

/** A word that begins the name of a colour, and of no type, asks for the colour. */
function splitColors({ definitions }: Lists, typed: readonly string[], types: readonly ListedType[]) {
  const colors = [...definitions.colors.values()]
  const isColor = (word: string) =>
    word.length >= shortestColor &&
    colors.some((name) => beginsWordOf(name, word)) &&
    !types.some(({ name }) => beginsWordOf(name, word))
  return { kindWords: typed.filter((word) => !isColor(word)), colorWords: typed.filter(isColor) }
}

/** Without a word for a colour, those of the first type. */
function colorsOf(
  lists: Lists,
  types: readonly ListedType[],
  colorWords: readonly string[],
  { hexes: askedHexes, price }: Asked,
): ColorOfType[] {
  const isAsked = ({ color }: ColorOfType) =>
    colorWords.length > 0
      ? colorWords.every((word) => beginsWordOf(color.name, word))
      : askedHexes.length === 0 || askedHexes.includes(color.key)
  return types
    .slice(0, colorWords.length + askedHexes.length === 0 ? 1 : maxTypes)
    .flatMap((type) => countColors(lists, type.key, price).map((color) => ({ type, color })))
    .filter(isAsked)
    .slice(0, maxColors)
}

/**
 * Folded words of a text that is being typed. Arabic words lose their article, so that `الغلا` begins غلايات.
 *
 * @returns none for a text without a letter or digit
 */
export function readTyped(text: string): string[] {
  return splitWords(foldText(text)).map(withoutArticle)
}

/** Whether every typed word begins a word of the name, in either language. */
export function isNamedBy(name: Localized, typed: readonly string[]): boolean {
  return typed.length > 0 && typed.every((word) => beginsWordOf(name, word))
}

/** Whether the typed word begins a word of the name, in either language; one letter says too little of a name. */
function beginsWordOf(name: Localized, word: string): boolean {
  return word.length > 1 && wordsOf(name).some((each) => each.startsWith(word))
}

function wordsOf({ en, ar }: Localized): string[] {
  return [...readTyped(en), ...readTyped(ar)]
}

/** At least three letters remain: الة is a word without an article. */
function withoutArticle(word: string): string {
  return /^(ال|لل)..../u.test(word) ? word.slice(2) : word
}

import type { Language } from '@shop/contract'
import { foldText, splitWords } from './fold-text.ts'

type Name = { en: string; ar: string }

/** Max places that are suggested at once. */
const maxPlaces = 40

/**
 * The places whose name begins with the typed words, in either language and any usual spelling: `مدينه نصر`, `nasr`, `Nasser city`.
 *
 * @returns their names in the language of the page, in the order of the list; all places when nothing is typed, none when the text is a
 * name already
 */
export function findPlaces(names: readonly Name[], typed: string, language: Language): string[] {
  const words = wordsOf(typed)
  const found = names.filter(({ en, ar }) => words.length === 0 || [en, ar].some((name) => fits(wordsOf(name), words)))
  const [first] = found
  if (found.length === 1 && first && [first.en, first.ar].includes(typed.trim())) return []
  return found.slice(0, maxPlaces).map((name) => name[language])
}

/** Whether a place is named in full, in any usual spelling. */
export function isPlaceNamed({ en, ar }: Name, typed: string): boolean {
  const words = wordsOf(typed).join(' ')
  return [en, ar].some((name) => wordsOf(name).join(' ') === words)
}

function fits(name: readonly string[], typed: readonly string[]): boolean {
  return typed.every((word) => name.some((part) => part.startsWith(word) || sounds(part, word)))
}

/** Latin spellings of Arabic names differ in vowels and doubled letters: `Maadi`, `maady`. */
function sounds(part: string, word: string): boolean {
  const skeleton = skeletonOf(word)
  return skeleton.length > 1 && skeletonOf(part).startsWith(skeleton)
}

function skeletonOf(word: string): string {
  return /^[a-z]+$/.test(word)
    ? word
        .replace(/[aeiouyw]/g, '')
        .replace(/q/g, 'k')
        .replace(/(.)\1+/g, '$1')
    : ''
}

/** Folded words without the article. */
function wordsOf(text: string): string[] {
  return splitWords(foldText(text))
    .filter((word) => word !== 'el' && word !== 'al')
    .map((word) => word.replace(/^ال(?=..)/, ''))
}

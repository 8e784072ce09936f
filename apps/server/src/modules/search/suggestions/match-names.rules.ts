import type { Localized } from '@shop/contract'
import { foldText, splitWords } from '@shop/i18n'

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
export function beginsWordOf(name: Localized, word: string): boolean {
  return word.length > 1 && wordsOf(name).some((each) => each.startsWith(word))
}

function wordsOf({ en, ar }: Localized): string[] {
  return [...readTyped(en), ...readTyped(ar)]
}

/** At least three letters remain: الة is a word without an article. */
function withoutArticle(word: string): string {
  return /^(ال|لل)..../u.test(word) ? word.slice(2) : word
}

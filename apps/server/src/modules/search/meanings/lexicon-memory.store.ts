import type { Lists } from '../../listing/index.ts'
import type { SynonymGroup } from '../synonyms/synonyms.parser.ts'
import { compileLexicon } from './compile-lexicon.rules.ts'
import type { Lexicon } from './meanings.types.ts'

/** What words mean with some synonyms, and with what the lists call types, facts and categories. */
export type LexiconMemory = (synonyms: readonly SynonymGroup[], lists: Lists) => Lexicon

/** Compiles a lexicon when what it is made of has changed. */
export function createLexiconMemory(): LexiconMemory {
  let compiled: { from: readonly unknown[]; lexicon: Lexicon } | null = null
  return (synonyms, { definitions: { types, facts, categories } }) => {
    const from = [synonyms, types, facts, categories]
    if (!compiled?.from.every((part, place) => part === from[place])) {
      const names = { types: [...types.values()], facts: facts.values(), categories }
      compiled = { from, lexicon: compileLexicon(synonyms, names) }
    }
    return compiled.lexicon
  }
}

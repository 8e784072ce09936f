/** Words as people of Egypt type them: Arabic, English and Franco-Arabic, in any form and with typing errors. Knows no shop. */

export { guessStemsOf } from './guessed-forms.ts'
export { inOtherLayout } from './keyboard-layout.ts'
export { findMeasures, readWords } from './measures.ts'
export { francoKeyOf, skeletonKeysOf } from './sounds.ts'
export { findWithout, foldTerm, foldTerms, readTypedWords, splitTerms, withoutMark } from './typed-words.ts'
export { countOtherLetters, countTypingErrors, isTypingErrorOf, letterSetOf } from './typing-errors.ts'
export { Vocabulary } from './vocabulary.ts'
export { egyptianSpellingsOf, formsOf, prefixedForms } from './word-forms.ts'

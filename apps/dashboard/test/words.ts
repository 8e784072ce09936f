import type { Language } from '@shop/contract'
import { bindMessages, type MessageSet, type Messages, textsOf } from '@shop/i18n'

/** The texts of a language, by the set of messages that has them: `wordsIn('en')(deliveryMessages).save`. */
export const wordsIn =
  (language: Language) =>
  <Set extends Messages>(set: MessageSet<Set>) =>
    bindMessages<Set>(textsOf(set, language), language)

import type { Language } from '@shop/contract'
import { fillIn } from '@shop/i18n'
import type { AppError } from '../../errors.ts'
import { errorMessages, staffMessages } from './errors.messages.ts'

/** The sentence of a refusal in a language. */
export function describeRefusal(refusal: AppError, language: Language, isForStaff = false): string {
  const message = (isForStaff && staffMessages[refusal.code]) || errorMessages[refusal.code]
  return fillIn(message[language], refusal.valuesIn(language), language)
}

import type { Language } from '@shop/contract'
import { fillIn } from '@shop/i18n'
import type { AppError } from '../../errors.ts'
import { errorMessages } from './errors.messages.ts'

/** The sentence of a refusal in a language. */
export function describeRefusal(refusal: AppError, language: Language): string {
  return fillIn(errorMessages[refusal.code][language], refusal.valuesIn(language), language)
}

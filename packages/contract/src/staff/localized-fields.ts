import { z } from 'zod'
import { multilineField, textField } from '../fields.ts'
import { type Localized, languages } from '../values/language.ts'

/** One line in both languages, each needed. */
export function localizedField(max: number) {
  return z.object({ en: textField(max), ar: textField(max) })
}

/** Several lines in both languages, or in neither. */
export function localizedTextField(max: number) {
  const field = multilineField(max)
  return z.object({ en: field, ar: field }).superRefine(refuseHalf)
}

function refuseHalf(text: Localized, context: z.core.$RefinementCtx): void {
  const missing = languages.filter((language) => text[language] === '')
  if (missing.length !== 1) return
  for (const language of missing)
    context.addIssue({ code: 'custom', path: [language], params: { reason: 'both_languages' } })
}

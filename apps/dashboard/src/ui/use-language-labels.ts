import type { Language } from '@shop/contract'
import { useMessages } from '../i18n/language.tsx'
import { valuesMessages } from './values/values.messages.ts'

/** Names the language of a text: `Name (English)`, «الاسم بالإنجليزية». */
export function useLanguageLabels() {
  const t = useMessages(valuesMessages)
  return {
    nameOf: (language: Language) => t[`language_${language}`],
    inLanguage: (field: string, language: Language) => t[`in_${language}`]({ field }),
  }
}

import type { Language } from '@shop/contract'
import { type MessageSet, textsOf } from '@shop/i18n'
import polyglot from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { resources } from '../resources/resources.ts'
import { arabicMessages } from './arabic.ts'
import { englishMessages } from './english.ts'

/**
 * What react-admin says by itself, and the names of the resources and their fields.
 *
 * @param own texts that react-admin is handed by their key: `own.account`
 */
export function createI18nProvider(language: Language, own: Readonly<Record<string, string>>): I18nProvider {
  const { ra } = language === 'ar' ? arabicMessages : englishMessages
  const names = Object.fromEntries(resources.map(({ name, texts }) => [name, namesOf(texts, language)]))
  return polyglot(() => ({ ra, resources: names, own }), language, [], { allowMissing: true })
}

/** A resource's `title` names it in menus and headings; every other text is the label of the field of that name. */
function namesOf(texts: MessageSet, language: Language) {
  const { title, one, ...fields } = textsOf(texts, language)
  const many = typeof title === 'string' ? title : ''
  const single = typeof one === 'string' ? one : many
  // Arabic counts zero, one, two, few, many, other.
  const forms = language === 'ar' ? [many, single, many, many, many, many] : [single, many]
  return { name: forms.join(' |||| '), fields: onlyPlain(fields) }
}

function onlyPlain(texts: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

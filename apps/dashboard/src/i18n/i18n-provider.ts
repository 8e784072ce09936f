import type { Language } from '@shop/contract'
import { type MessageSet, textsOf } from '@shop/i18n'
import type { I18nProvider, TranslationMessages } from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import raEnglish from 'ra-language-english'
import { arabicMessages } from './arabic.ts'

type NamedResource = { name: string; texts: MessageSet }

/**
 * Gives react-admin its own texts, the names of the resources, and the labels of their fields.
 *
 * @param own further texts, which react-admin finds by key: `own.account`
 */
export function createI18nProvider(
  language: Language,
  resources: readonly NamedResource[],
  own: Readonly<Record<string, string>>,
): I18nProvider {
  const { ra } = language === 'ar' ? arabicMessages : englishMessages
  const names = Object.fromEntries(resources.map(({ name, texts }) => [name, namesOf(texts, language)]))
  return polyglot(() => ({ ra, resources: names, own }), language, [], { allowMissing: true })
}

/** `title` and `one` name the resource; each other plain text labels the field of that name. */
function namesOf(texts: MessageSet, language: Language) {
  const { title, one, ...fields } = textsOf(texts, language)
  const many = typeof title === 'string' ? title : ''
  const single = typeof one === 'string' ? one : many
  // The Arabic plural forms: zero, one, two, few, many, other.
  const forms = language === 'ar' ? [many, single, many, many, many, many] : [single, many]
  return { name: forms.join(' |||| '), fields: onlyPlain(fields) }
}

function onlyPlain(texts: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** react-admin's English texts, with plainer words for some. */
const englishMessages: TranslationMessages = {
  ra: {
    ...raEnglish.ra,
    action: { ...raEnglish.ra.action, add_filter: 'More filters', create: 'Add' },
    page: { ...raEnglish.ra.page, dashboard: 'Overview', create: 'Add: %{name}' },
    notification: {
      ...raEnglish.ra.notification,
      updated: 'Saved |||| %{smart_count} saved',
      created: 'Added',
      deleted: 'Removed |||| %{smart_count} removed',
    },
    auth: { ...raEnglish.ra.auth, user_menu: 'Account', logout: 'Log out' },
  },
}

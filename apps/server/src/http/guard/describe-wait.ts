import type { Language, Localized } from '@shop/contract'
import { choosePlural, fillIn, type PluralForms } from '@shop/i18n'

const minutes: Record<Language, PluralForms> = {
  en: { one: 'in a minute', other: 'in {count} minutes' },
  ar: {
    zero: 'بعد دقيقة',
    one: 'بعد دقيقة',
    two: 'بعد دقيقتين',
    few: 'بعد {count} دقائق',
    many: 'بعد {count} دقيقة',
    other: 'بعد {count} دقيقة',
  },
}

/** A time to wait as people say it, in whole minutes, rounded up. */
export function describeWait(seconds: number): Localized {
  const count = Math.max(1, Math.ceil(seconds / 60))
  const say = (language: Language) => fillIn(choosePlural(minutes[language], count, language), { count }, language)
  return { en: say('en'), ar: say('ar') }
}

import { fromBaseUnit, type Language, type Localized, languages } from '@shop/contract'
import { factLimits } from '@shop/contract/staff'
import { commaOf, formatQuantity, unitLabel } from '@shop/i18n'
import type { FactRecord } from './facts.staff-repository.ts'

type Definition = Pick<FactRecord, 'unit' | 'minValue' | 'maxValue' | 'choices'>

/** The faults of a fact value, to follow the name of the fact. */
export const factFaults = {
  unknown: (key: string): Localized => ({
    en: `there is no specification with the key "${key}"`,
    ar: `لا توجد مواصفة بالمفتاح "${key}"`,
  }),
  outOfScope: {
    en: 'is not for this product: neither its type nor its category is among those of the specification',
    ar: 'ليست لهذا المنتج: المواصفة لا تشمل نوعه ولا قسمه',
  },
  number: ({ unit }: Definition, found: string): Localized =>
    inLanguages((language) => {
      const label = unit && unitLabel(unit, language)
      return {
        en: label
          ? `must be a number in ${label}, or with a unit that converts to it (found ${found})`
          : `must be a number without a unit (found ${found})`,
        ar: label
          ? `يجب أن يكون رقمًا بوحدة ${label} أو بوحدة تتحول إليها (المكتوب: ${found})`
          : `يجب أن يكون رقمًا بدون وحدة (المكتوب: ${found})`,
      }
    }),
  bounds: ({ unit, minValue, maxValue }: Definition, found: string): Localized =>
    inLanguages((language) => {
      const write = (bound: number) => formatQuantity(fromBaseUnit(bound, unit), unit, language)
      const [min, max] = [minValue, maxValue].map((bound) => (bound === null ? null : write(bound)))
      const en = [min && `at least ${min}`, max && `at most ${max}`].filter(Boolean).join(' and ')
      const ar = [min && `${min} على الأقل`, max && `${max} على الأكثر`].filter(Boolean).join(' و')
      return { en: `must be ${en} (found ${found})`, ar: `يجب أن يكون ${ar} (المكتوب: ${found})` }
    }),
  choice: ({ choices }: Definition, found: string): Localized => {
    const keys = (language: Language) => choices.map(({ key }) => key).join(commaOf[language])
    return {
      en: `must be one of ${keys('en')} (found ${found})`,
      ar: `يجب أن يكون واحدًا من ${keys('ar')} (المكتوب: ${found})`,
    }
  },
  flag: (found: string): Localized => ({
    en: `must be yes or no (found ${found})`,
    ar: `يجب أن يكون نعم أو لا (المكتوب: ${found})`,
  }),
  text: {
    en: `must be one line in both languages (English | Arabic), each up to ${factLimits.text} characters`,
    ar: `يجب أن يكون سطرًا واحدًا باللغتين (English | Arabic)، وأقصى كل منهما ${factLimits.text} حرف`,
  },
}

function inLanguages(write: (language: keyof Localized) => Localized): Localized {
  const [en = '', ar = ''] = languages.map((language) => write(language)[language])
  return { en, ar }
}

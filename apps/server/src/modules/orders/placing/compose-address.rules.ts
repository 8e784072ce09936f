import type { CheckoutFields, Language } from '@shop/contract'
import { commaOf } from '@shop/i18n'

const words = { building: { en: 'Building', ar: 'عمارة' }, floor: { en: 'Floor', ar: 'الدور' } } as const

/**
 * Writes the finer fields of an address after its street, from the door outwards, in the language of the order. The flat and the city
 * stay apart. A bare number gets its name: `5` becomes `Building 5`.
 */
export function composeAddress(
  {
    address,
    building,
    floor,
    area,
    landmark,
  }: Pick<CheckoutFields, 'address' | 'building' | 'floor' | 'area' | 'landmark'>,
  language: Language,
): string {
  const named = (name: keyof typeof words, text = '') =>
    /^[\d٠-٩]+$/.test(text) ? `${words[name][language]} ${text}` : text
  const parts = [address, named('building', building), named('floor', floor), area ?? '', landmark ?? '']
  return parts.filter((part) => part !== '').join(commaOf[language])
}

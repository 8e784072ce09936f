import type { Localized } from './language.ts'

/** The sixteen colours that have a name of their own (the basic colours of HTML). */
const named: Readonly<Record<string, Localized>> = {
  '#000000': { en: 'Black', ar: 'أسود' },
  '#808080': { en: 'Grey', ar: 'رمادي' },
  '#c0c0c0': { en: 'Silver', ar: 'فضي' },
  '#ffffff': { en: 'White', ar: 'أبيض' },
  '#800000': { en: 'Maroon', ar: 'نبيتي' },
  '#ff0000': { en: 'Red', ar: 'أحمر' },
  '#808000': { en: 'Olive', ar: 'زيتي' },
  '#ffff00': { en: 'Yellow', ar: 'أصفر' },
  '#008000': { en: 'Green', ar: 'أخضر' },
  '#00ff00': { en: 'Lime', ar: 'أخضر فاتح' },
  '#008080': { en: 'Teal', ar: 'أزرق مخضر' },
  '#00ffff': { en: 'Aqua', ar: 'سماوي' },
  '#000080': { en: 'Navy', ar: 'كحلي' },
  '#0000ff': { en: 'Blue', ar: 'أزرق' },
  '#800080': { en: 'Purple', ar: 'بنفسجي' },
  '#ff00ff': { en: 'Fuchsia', ar: 'فوشيا' },
}

/** The default name of a colour, by its hex value, else `Color {hex}` (spec, section 9). */
export function nameColor(hex: string): Localized {
  return named[hex.toLowerCase()] ?? { en: `Color ${hex}`, ar: `لون ${hex}` }
}

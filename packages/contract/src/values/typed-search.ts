import { replaceDashes, toAsciiDigits } from './digits.ts'
import { removeMarks } from './trim-text.ts'

/**
 * Reads what somebody typed or pasted to look for a record: `طلب رقم (#NW−١٠٠٢٣٤)` is `NW-100234`.
 *
 * @returns words with one space between them: without characters that are not seen, with ASCII digits, with `-` for every dash,
 * without brackets, quotes, emoji and other signs around words, and without the name of a number before it (`Order`, `رقم`)
 */
export function readTypedSearch(typed: string): string {
  // Compatible letters of № are `No`, which would join the number.
  return replaceDashes(removeMarks(toAsciiDigits(typed.replaceAll('№', '#').normalize('NFKC'))))
    .replace(longDash, '$1-')
    .split(/[\s\p{Cc}]+/u)
    .map((word) => word.replace(aroundWord, ''))
    .filter((word) => word !== '')
    .join(' ')
    .replace(nameOfNumber, '')
}

/** The tatweel, which Arabic keyboards have for a line, between Latin letters and digits. */
const longDash = /([a-z\d]\s?)ـ+(?=\s?[a-z\d])/giu

/** Signs before or after a word, but those of phones (`+20`), shares, addresses and paths. */
const aroundWord = /^(?:(?![+%@/])[\p{P}\p{S}])+|(?:(?![+%@/])[\p{P}\p{S}])+$/gu

/** Words, with the blank or mark after them, before a word that has a digit. */
const nameOfNumber = new RegExp(
  `^(?:(?:${[
    '(?:my )?order|invoice|return|parcel|shipment|tracking|serial|sku|code|phone|mobile|tel|whatsapp|id|no|number',
    '(?:ال)?(?:طلب|طلبي|طلبيه|طلبية|[أا]وردر|فاتورة|فاتوره|مرتجع|شحنة|شحنه|بوليصة|بوليصه|تتبع|سيريال|كود)',
    '(?:ال)?(?:رقم|هاتف|تليفون|موبايل|محمول|واتساب)',
  ].join('|')})[\\s:#.]+)+(?=\\S*\\d)`,
  'iu',
)

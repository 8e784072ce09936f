import { toAsciiDigits } from './digits.ts'
import { removeMarks } from './trim-text.ts'

/**
 * Reads what somebody typed or pasted to look for a record: `طلب رقم (#NW−١٠٠٢٣٤)` is `NW-100234`.
 *
 * @returns words with one space between them: without characters that are not seen, with ASCII digits, with `-` for every dash,
 * without brackets, quotes and punctuation around words, and without the name of a number before it (`Order`, `رقم`)
 */
export function readTypedSearch(typed: string): string {
  return removeMarks(toAsciiDigits(typed.normalize('NFKC')))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(longDash, '$1-')
    .split(/[\s\p{Cc}]+/u)
    .map((word) => word.replace(aroundWord, ''))
    .filter((word) => word !== '')
    .join(' ')
    .replace(nameOfNumber, '')
}

/** The tatweel, which Arabic keyboards have for a line, between Latin letters and digits. */
const longDash = /([a-z\d])ـ+(?=[a-z\d])/giu

const aroundWord =
  /^[#№\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}"'`*.,;:!?،؛؟|~<>=]+|[#№\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}"'`*.,;:!?،؛؟|~<>=]+$/gu

/** Words, with the blank or mark after them, before a word that has a digit. */
const nameOfNumber = new RegExp(
  `^(?:(?:${[
    '(?:my )?order|invoice|return|parcel|shipment|tracking|serial|sku|code|phone|mobile|tel|whatsapp|id|no|number',
    '(?:ال)?(?:طلب|طلبي|طلبيه|طلبية|[أا]وردر|فاتورة|فاتوره|مرتجع|شحنة|شحنه|بوليصة|بوليصه|تتبع|سيريال|كود)',
    '(?:ال)?(?:رقم|هاتف|تليفون|موبايل|محمول|واتساب)',
  ].join('|')})[\\s:#.]+)+(?=\\S*\\d)`,
  'iu',
)

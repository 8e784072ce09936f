import { toAsciiDigits, toHyphens } from './digits.ts'
import { removeMarks } from './trim-text.ts'

/**
 * Reads a number as people and spreadsheets write it: Arabic-Indic digits (`١٧٤٩`), thousands (`1,749.50`, `١٬٧٤٩`), a decimal
 * comma (`1749,5`), the comma of an Arabic keyboard (`١،٧٤٩`), invisible marks around it. A comma before exactly three digits separates thousands.
 *
 * @returns null when it is no number
 */
export function readTypedNumber(typed: string): number | null {
  const text = toHyphens(removeMarks(toAsciiDigits(typed)))
    .replace(/\s/g, '')
    .replace(/[٬،]/g, ',')
    .replace('٫', '.')
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (/^-?\d+,\d{1,2}$/.test(text)) return Number(text.replace(',', '.'))
  return null
}

import { textField } from '../fields.ts'
import { readTypedCode } from '../values/digits.ts'
import { removeMarks } from '../values/trim-text.ts'
import { catalogLimits } from './catalog-limits.ts'

/** The code of a product, without invisible marks. */
export const skuText = textField(catalogLimits.code).transform(removeMarks)

/** Whether a spreadsheet would run a code, because it begins as a formula does. */
export function isFormula(sku: string): boolean {
  return /^[=+\-@]/.test(sku)
}

/**
 * By what SKUs are compared: spellings that look alike are one SKU. Case, width, the kind of dash, the script of digits and invisible
 * marks do not count. The database has the same rule (`fold_sku`).
 */
export function foldSku(sku: string): string {
  return readTypedCode(sku).toLowerCase()
}

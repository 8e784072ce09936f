import { maxCompared } from '@shop/contract'
import type { IdList } from '../../saved-lists/id-list.ts'

/** The products that a shopper compares (rule P-09). */
export const compared: IdList = { name: 'compare', max: maxCompared }

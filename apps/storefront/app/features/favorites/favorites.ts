import { maxChosen } from '@shop/contract'
import type { IdList } from '../../saved-lists/id-list.ts'

/** The products that a shopper likes; the spec's key (rule P-08). */
export const favorites: IdList = { name: 'favorites', max: maxChosen }

import { maxChosen } from '@shop/contract'
import type { IdList } from '../../saved-lists/id-list.ts'

/** The favourites; their storage key is prescribed (rule P-08). */
export const favorites: IdList = { name: 'favorites', max: maxChosen }

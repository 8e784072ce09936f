import type { Localized } from '@shop/contract'
import type { LineState } from './cart.rules.ts'

/** Why a line cannot be bought. `{stock}` is what is left. */
export const lineMessages: Record<Exclude<LineState, 'available'>, Localized> = {
  not_sold: {
    en: 'This product is not available any more. Please remove it to continue.',
    ar: 'هذا المنتج لم يعد متاحًا. احذفه للمتابعة.',
  },
  out_of_stock: {
    en: 'This product has just sold out. Please remove it to continue.',
    ar: 'نفدت كمية هذا المنتج. احذفه للمتابعة.',
  },
  short_of_stock: {
    en: 'Only {stock} left in stock. Please lower the quantity.',
    ar: 'المتبقي في المخزون: {stock}. من فضلك قلّل الكمية.',
  },
}

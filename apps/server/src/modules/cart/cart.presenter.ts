import {
  type Cart,
  type CartItem,
  type Language,
  type Localized,
  piastres,
  type SessionKey,
  toPounds,
} from '@shop/contract'
import { fillIn } from '@shop/i18n'
import { presentPicture } from '../media/index.ts'
import type { CartLineRow } from './cart.repository.ts'
import { type LineState, stateOfLine, totalCart, totalLine } from './cart.rules.ts'
import type { CartContent } from './cart.service.ts'

/** Presents a cart in one language, with totals in pounds. @param sessionKey the key that the request sent */
export function presentCart(
  { cart, lines, zone, terms }: CartContent,
  sessionKey: SessionKey | null,
  language: Language,
): Cart {
  const totals = totalCart(lines, terms)
  return {
    id: cart?.id ?? null,
    session_key: sessionKey,
    items: lines.map((line) => presentLine(line, language)),
    item_count: totals.itemCount,
    subtotal: toPounds(totals.subtotal),
    delivery: toPounds(totals.delivery),
    is_delivery_final: totals.isDeliveryFinal,
    zone,
    total: toPounds(totals.total),
    created_at: cart?.createdAt.toISOString() ?? null,
    updated_at: cart?.updatedAt.toISOString() ?? null,
  }
}

function presentLine(line: CartLineRow, language: Language): CartItem {
  const picture = line.picture && presentPicture(line.picture)
  const price = toPounds(piastres(line.price))
  const name = language === 'ar' ? line.nameAr : line.nameEn
  const state = stateOfLine(line)
  return {
    id: line.id,
    product: { id: line.productId, name, price, image: picture?.image ?? null, picture },
    quantity: line.quantity,
    color_id: line.hex === null ? null : line.variantId,
    color_name: language === 'ar' ? line.colorNameAr : line.colorNameEn,
    color_hex: line.hex,
    line_total: toPounds(totalLine(line)),
    seen_price: line.seenPrice === line.price ? null : toPounds(piastres(line.seenPrice)),
    stock: line.stock,
    available: state === 'available',
    message: state === 'available' ? null : fillIn(lineMessages[state][language], { stock: line.stock }, language),
  }
}

/** Why a line cannot be bought. `{stock}` is the number of units left. */
const lineMessages: Record<Exclude<LineState, 'available'>, Localized> = {
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

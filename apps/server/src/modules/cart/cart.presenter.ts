import { type Cart, type CartItem, type Language, piastres, type SessionKey, toPounds } from '@shop/contract'
import { presentPicture } from '../media/index.ts'
import { lineMessages } from './cart.messages.ts'
import type { CartLineRow } from './cart.repository.ts'
import { stateOfLine, totalCart, totalLine } from './cart.rules.ts'
import type { CartContent } from './cart.service.ts'

/** A cart in one language, with totals in pounds. @param sessionKey the key that the call came with */
export function presentCart(
  { cart, lines, terms }: CartContent,
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
    message: state === 'available' ? null : lineMessages[state][language].replace('{stock}', String(line.stock)),
  }
}

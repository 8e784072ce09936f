import { type DeliveryTerms, type DeliveryZone, type Language, maxLineCount } from '@shop/contract'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import {
  addUnits,
  type CartLineRow,
  type CartRow,
  findCart,
  findLine,
  findOfferedVariant,
  isCart,
  isProductSold,
  listCartLines,
  lockCart,
  openCart,
  removeAllLines,
  removeLine,
  setQuantity,
} from './cart.repository.ts'
import { maxQuantity } from './cart.rules.ts'
import { type CartCaller, mergeGuestCart } from './merge-guest-cart.service.ts'

/** A stored cart with its lines. */
export type StoredCart = { cart: CartRow | null; lines: CartLineRow[] }

/** A cart with the governorate it goes to, if one is chosen, and the terms (in piastres) that its delivery may have. */
export type CartContent = StoredCart & { zone: DeliveryZone | null; terms: DeliveryTerms[] }

/** Reads the caller's cart. Writes nothing, unless a guest's cart is to be merged into it. */
export async function readCart(db: Db, caller: CartCaller): Promise<StoredCart> {
  return await loadContent(db, await findCart(db, await mergeGuestCart(db, caller)))
}

/**
 * Puts a product in the cart, or raises the quantity of the line already there.
 *
 * @param wanted.variantId the colour; null takes the first in stock
 * @param wanted.quantity whole units, 1–99
 * @param countNewCart called in the same transaction when a cart is inserted; may throw to refuse it
 * @throws AppError `product_not_found`, `color_not_of_product`, `product_unavailable` when sold out,
 *   `insufficient_stock` (details: `available` units), `cart_full`
 */
export async function addLine(
  db: Db,
  caller: CartCaller,
  wanted: { productId: number; variantId: number | null; quantity: number; language: Language },
  countNewCart: (tx: Db) => Promise<void>,
): Promise<StoredCart> {
  const owner = await mergeGuestCart(db, caller)
  return await inTransaction(db, async (tx) => {
    const cart = await openCart(tx, owner)
    if (cart.isNew) await countNewCart(tx)
    const variant = await findOfferedVariant(tx, { ...wanted, cartId: cart.id })
    if (!variant) throw await refuseVariant(tx, wanted.productId)
    requireStock(variant, variant.inCart + wanted.quantity)
    if (variant.inCart === 0 && variant.lineCount >= maxLineCount)
      throw new AppError('cart_full', { details: { max: maxLineCount } })
    await addUnits(tx, { cartId: cart.id, variantId: variant.id, quantity: wanted.quantity, price: variant.price })
    return await loadContent(tx, cart)
  })
}

/**
 * Sets the quantity of a line; 0 or less removes it.
 *
 * @throws AppError `cart_line_not_found`, `product_unavailable`, `insufficient_stock`
 */
export async function setLineQuantity(
  db: Db,
  caller: CartCaller,
  wanted: { lineId: number; quantity: number; language: Language },
): Promise<StoredCart> {
  if (wanted.quantity <= 0) return await dropLine(db, caller, wanted.lineId)
  const owner = await mergeGuestCart(db, caller)
  return await inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, owner)
    const line = cart && (await findLine(tx, cart.id, wanted.lineId, wanted.language))
    if (!line) throw new AppError('cart_line_not_found')
    requireStock(line, wanted.quantity)
    await setQuantity(tx, wanted.lineId, wanted.quantity)
    return await loadContent(tx, cart)
  })
}

/** Removes a line. @throws AppError `cart_line_not_found` when the caller's cart has no such line */
export async function dropLine(db: Db, caller: CartCaller, lineId: number): Promise<StoredCart> {
  const owner = await mergeGuestCart(db, caller)
  return await inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, owner)
    if (!cart || !(await removeLine(tx, cart.id, lineId))) throw new AppError('cart_line_not_found')
    return await loadContent(tx, cart)
  })
}

/**
 * Empties the caller's cart. An unknown id changes nothing, because such a cart is already empty.
 *
 * @param cartId null when the client does not know it yet
 * @throws AppError `cart_not_found` when the cart is somebody else's
 */
export async function clearCart(db: Db, caller: CartCaller, cartId: number | null): Promise<StoredCart> {
  const owner = await mergeGuestCart(db, caller)
  return await inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, owner)
    const isOwn = cart !== null && (cartId ?? cart.id) === cart.id
    if (!isOwn && cartId !== null && (await isCart(tx, cartId))) throw new AppError('cart_not_found')
    if (isOwn) await removeAllLines(tx, cart.id)
    return await loadContent(tx, cart)
  })
}

/** @throws AppError `product_unavailable` when nothing is left, `insufficient_stock` when less is left than wanted */
function requireStock(variant: { stock: number; name: string }, quantity: number): void {
  const available = maxQuantity(variant.stock)
  const code = available === 0 ? 'product_unavailable' : 'insufficient_stock'
  if (quantity > available)
    throw new AppError(code, { details: { available, product: variant.name }, fields: ['quantity'] })
}

async function loadContent(db: Db, cart: CartRow | null): Promise<StoredCart> {
  return { cart, lines: cart ? await listCartLines(db, cart.id) : [] }
}

async function refuseVariant(db: Db, productId: number): Promise<AppError> {
  const code = (await isProductSold(db, productId)) ? 'color_not_of_product' : 'product_not_found'
  return new AppError(code, { fields: [code === 'product_not_found' ? 'product_id' : 'color_id'] })
}

import { type Language, maxLineQuantity, type SessionKey, type UserId } from '@shop/contract'
import { inLanguage } from '../../database/bilingual.ts'
import type { Db } from '../../database/client.ts'
import { findRow, getRow, hasRows } from '../../database/rows.ts'
import { type PictureRow, pictureJson } from '../media/index.ts'

/** The owner of a cart: a user, or a guest who sends its session key. */
export type CartOwner = { userId: UserId } | { sessionKey: SessionKey }

export type CartRow = { id: number; createdAt: Date; updatedAt: Date }

/** A variant with the fields that a line of a cart or an order shows. */
export type SoldVariantRow = {
  variantId: number
  price: number
  /** The offer that makes the price. */
  offerId: number | null
  stock: number
  isSold: boolean
  productId: number
  categoryId: number
  sku: string
  nameEn: string
  nameAr: string
  colorNameEn: string | null
  colorNameAr: string | null
  hex: string | null
  picture: PictureRow | null
}

export type CartLineRow = SoldVariantRow & { id: number; quantity: number; seenPrice: number }

/** A variant that can be added to a cart, with the units that the cart already has of it. */
export type OfferedVariant = {
  id: number
  price: number
  stock: number
  name: string
  inCart: number
  lineCount: number
}

export async function findCart(db: Db, owner: CartOwner): Promise<CartRow | null> {
  return await findRow(db<CartRow[]>`select id, created_at, updated_at from carts where ${isOwnedBy(db, owner)}`)
}

/** Finds or inserts the owner's cart and locks it until the transaction ends, so that changes come one after another. */
export async function openCart(db: Db, owner: CartOwner): Promise<CartRow & { isNew: boolean }> {
  const [column, value] =
    'userId' in owner ? (['user_id', owner.userId] as const) : (['session_key', owner.sessionKey] as const)
  // xmax is 0 only for a row that this statement inserted.
  return await getRow(db<(CartRow & { isNew: boolean })[]>`
    insert into carts (${db(column)}) values (${value})
    on conflict (${db(column)}) do update set updated_at = now()
    returning id, created_at, updated_at, xmax = 0 as is_new`)
}

/** Locks the owner's cart until the transaction ends. */
export async function lockCart(db: Db, owner: CartOwner): Promise<CartRow | null> {
  return await findRow(db<CartRow[]>`
    update carts set updated_at = now() where ${isOwnedBy(db, owner)} returning id, created_at, updated_at`)
}

/**
 * Lists the lines of a cart with today's price and stock, in the order in which they were added.
 *
 * @param cart its id or its owner; none for an owner without a cart
 */
export async function listCartLines(db: Db, cart: number | CartOwner): Promise<CartLineRow[]> {
  return await db<CartLineRow[]>`
    select l.id, l.quantity, l.seen_price_piastres as seen_price, ${soldVariantColumns(db)}
    from cart_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
      join categories c on c.id = p.category_id
    where l.cart_id = ${cartIdOf(db, cart)} order by l.id`
}

/** Locks the variants of a cart until the transaction ends, ordered by id so that two orders never deadlock. */
export async function lockVariantsOfCart(db: Db, cart: number | CartOwner): Promise<void> {
  await db`
    select from variants where id in (select variant_id from cart_lines where cart_id = ${cartIdOf(db, cart)}) order by id for update`
}

/** Lists the variants of a product without locks, for a call that changes nothing. */
export async function listVariantsOfProduct(db: Db, productId: number): Promise<SoldVariantRow[]> {
  return await db<SoldVariantRow[]>`
    select ${soldVariantColumns(db)}
    from variants v join products p on p.id = v.product_id join categories c on c.id = p.category_id
    where p.id = ${productId} order by v.id`
}

/** Locks the variants of a product until the transaction ends, and lists what a line shows of each. */
export async function lockVariantsOfProduct(db: Db, productId: number): Promise<SoldVariantRow[]> {
  return await db<SoldVariantRow[]>`
    select ${soldVariantColumns(db)}
    from variants v join products p on p.id = v.product_id join categories c on c.id = p.category_id
    where p.id = ${productId} order by v.id for update of v`
}

/** Locks variants until the transaction ends, ordered by id, and lists what a line shows of each. */
export async function lockSoldVariants(db: Db, ids: readonly number[]): Promise<SoldVariantRow[]> {
  return await db<SoldVariantRow[]>`
    select ${soldVariantColumns(db)}
    from variants v join products p on p.id = v.product_id join categories c on c.id = p.category_id
    where v.id = any (${[...ids]}::bigint[]) order by v.id for update of v`
}

/** Columns of `SoldVariantRow`, from a variant `v`, its product `p` and its category `c`. */
function soldVariantColumns(db: Db) {
  return db`v.id as variant_id, v.price_piastres as price, v.offer_id, v.stock, v.is_active and p.is_active and c.is_active as is_sold,
    p.id as product_id, p.category_id, p.sku, p.name_en, p.name_ar, v.name_en as color_name_en, v.name_ar as color_name_ar, v.hex,
    (select ${pictureJson(db)}
      from product_pictures pp join media_assets m on m.id = pp.media_id
      where pp.product_id = p.id and (pp.variant_id = v.id or pp.variant_id is null)
      order by pp.variant_id is null, pp.sort_order, pp.id limit 1) as picture`
}

/**
 * Finds the variant to add: the one of the wanted colour or, when no colour is given, the first in stock.
 *
 * @returns null when the product is not sold or has no such colour
 */
export async function findOfferedVariant(
  db: Db,
  wanted: { productId: number; variantId: number | null; cartId: number; language: Language },
): Promise<OfferedVariant | null> {
  return await findRow(db<OfferedVariant[]>`
    select v.id, v.price_piastres as price, v.stock, ${inLanguage(db, 'p.name', wanted.language)} as name,
      coalesce((select quantity from cart_lines where cart_id = ${wanted.cartId} and variant_id = v.id), 0) as in_cart,
      (select count(*) from cart_lines where cart_id = ${wanted.cartId}) as line_count
    from variants v join products p on p.id = v.product_id join categories c on c.id = p.category_id
    where p.id = ${wanted.productId} and p.is_active and c.is_active and v.is_active
      and (${wanted.variantId}::bigint is null or v.id = ${wanted.variantId})
    order by v.stock > 0 desc, v.sort_order, v.id limit 1`)
}

export async function isProductSold(db: Db, productId: number): Promise<boolean> {
  return await hasRows(db`
    select from products p join categories c on c.id = p.category_id where p.id = ${productId} and p.is_active and c.is_active`)
}

/** Adds units of a variant to a cart, on its line or on a new one. Today's price becomes the seen price. */
export async function addUnits(
  db: Db,
  line: { cartId: number; variantId: number; quantity: number; price: number },
): Promise<void> {
  await db`
    insert into cart_lines (cart_id, variant_id, quantity, seen_price_piastres)
    values (${line.cartId}, ${line.variantId}, ${line.quantity}, ${line.price})
    on conflict (cart_id, variant_id) do update
      set quantity = cart_lines.quantity + excluded.quantity, seen_price_piastres = excluded.seen_price_piastres`
}

/** Finds stock and name of a line's product. @returns null when this cart has no such line */
export async function findLine(
  db: Db,
  cartId: number,
  lineId: number,
  language: Language,
): Promise<{ stock: number; name: string } | null> {
  return await findRow(db<{ stock: number; name: string }[]>`
    select v.stock, ${inLanguage(db, 'p.name', language)} as name
    from cart_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
    where l.id = ${lineId} and l.cart_id = ${cartId}`)
}

export async function setQuantity(db: Db, lineId: number, quantity: number): Promise<void> {
  await db`
    update cart_lines l set quantity = ${quantity}, seen_price_piastres = v.price_piastres
    from variants v where l.id = ${lineId} and v.id = l.variant_id`
}

/** @returns whether this cart had the line */
export async function removeLine(db: Db, cartId: number, lineId: number): Promise<boolean> {
  return await hasRows(db`delete from cart_lines where id = ${lineId} and cart_id = ${cartId}`)
}

/**
 * Moves the lines of one cart into another. Quantities of the same variant are added, up to the stock. A line never gets smaller, and
 * a sold-out line moves too, so that the shopper sees it.
 */
export async function moveLines(db: Db, fromCartId: number, toCartId: number): Promise<void> {
  await db`
    insert into cart_lines (cart_id, variant_id, quantity, seen_price_piastres)
    select ${toCartId}, l.variant_id, case when v.stock > 0 then least(l.quantity, v.stock) else l.quantity end,
      l.seen_price_piastres
    from cart_lines l join variants v on v.id = l.variant_id where l.cart_id = ${fromCartId} order by l.id
    on conflict (cart_id, variant_id) do update set seen_price_piastres = excluded.seen_price_piastres,
      quantity = greatest(cart_lines.quantity, least(
        cart_lines.quantity + excluded.quantity, ${maxLineQuantity}::integer,
        (select stock from variants where id = excluded.variant_id)))`
}

/** Tells whether a cart of this id exists, whoever owns it. */
export async function isCart(db: Db, cartId: number): Promise<boolean> {
  return await hasRows(db`select from carts where id = ${cartId}`)
}

/** Deletes carts of guests that were last used before a moment. */
export async function deleteOldGuestCarts(db: Db, lastUsedBefore: Date): Promise<void> {
  await db`delete from carts where session_key is not null and updated_at < ${lastUsedBefore}`
}

/** Deletes a cart with its lines. */
export async function deleteCart(db: Db, cartId: number): Promise<void> {
  await db`delete from carts where id = ${cartId}`
}

export async function removeAllLines(db: Db, cartId: number): Promise<void> {
  await db`delete from cart_lines where cart_id = ${cartId}`
}

function cartIdOf(db: Db, cart: number | CartOwner) {
  return typeof cart === 'number' ? cart : db`(select id from carts where ${isOwnedBy(db, cart)})`
}

function isOwnedBy(db: Db, owner: CartOwner) {
  return 'userId' in owner ? db`user_id = ${owner.userId}` : db`session_key = ${owner.sessionKey}`
}

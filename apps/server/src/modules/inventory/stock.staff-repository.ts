import type { Language, Localized, UserId } from '@shop/contract'
import { inBothLanguages } from '../../database/bilingual.ts'
import type { Db } from '../../database/client.ts'
import { hasWord, splitWords } from '../../database/has-words.ts'
import { inDirection } from '../../database/in-direction.ts'
import { rowList } from '../../database/row-list.ts'
import { findRow } from '../../database/rows.ts'
import { type PictureRow, pictureJson } from '../media/index.ts'
import type { StockReason } from './inventory.repository.ts'

export type StockLevelRow = {
  id: number
  productId: number
  sku: string
  productName: Localized
  isActive: boolean
  hex: string | null
  colorName: Localized
  picture: PictureRow | null
  pricePiastres: number
  stock: number
}
export type StockFilter = {
  q: string
  at_most: number
  category?: number | undefined
  with_inactive?: boolean | undefined
}
/** `language`: names are sorted in this language. */
export type StockSort = { sort: 'stock' | 'sku' | 'name'; order: 'asc' | 'desc'; language: Language }

export function listStockLevels(db: Db, filter: StockFilter, { sort, order, language }: StockSort) {
  const by = { stock: db`v.stock`, sku: db`p.sku`, name: db(`p.name_${language}`) }[sort]
  return rowList(
    db,
    db`${by} ${inDirection(db, order)}, p.id, v.sort_order, v.id`,
    (tail) => db<StockLevelRow[]>`
    select ${levelFacts(db)} where ${matches(db, filter)} ${tail}`,
  )
}

export async function findStockLevel(db: Db, variantId: number): Promise<StockLevelRow | null> {
  return await findRow(db<StockLevelRow[]>`select ${levelFacts(db)} where v.id = ${variantId}`)
}

export type LedgerRow = {
  id: number
  createdAt: Date
  units: number
  balance: number
  reason: StockReason
  note: string
  orderId: string | null
  actorId: number | null
  actorName: string | null
}

/** Lists movements of a variant, each with the stock after it. */
export function listLedger(db: Db, variantId: number, order: 'asc' | 'desc') {
  const direction = inDirection(db, order)
  return rowList(
    db,
    db`s.id ${direction}`,
    (tail) => db<LedgerRow[]>`
    select s.id, s.created_at, s.units, s.balance, s.reason, s.note, s.order_id, s.actor_id,
    btrim(u.first_name || ' ' || u.last_name) as actor_name
    from (select *, sum(units) over (order by id)::integer as balance from stock_movements where variant_id = ${variantId}) s
    left join users u on u.id = s.actor_id ${tail}`,
  )
}

export type HandMovement = { variantId: number; units: number; reason: StockReason; note: string; actorId: UserId }

/** Inserts movements by staff into the ledger. A trigger updates the stock. */
export async function insertMovements(db: Db, movements: readonly HandMovement[]): Promise<void> {
  await db`insert into stock_movements ${db([...movements])}`
}

/** Reads the stock of variants. Lock them first when a count is compared. */
export async function readStock(db: Db, variantIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db<{ id: number; stock: number }[]>`
    select id, stock from variants where id = any (${[...variantIds]}::bigint[])`
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

function matches(db: Db, { q, at_most, category, with_inactive }: StockFilter) {
  return db`${hasWordsAbout(db, q)} and v.is_active and v.stock <= ${at_most} ${with_inactive ? db`` : db`and p.is_active`}
    ${category === undefined ? db`` : db`and p.category_id = ${category}`}`
}

/** Each word matches the product or the colour. Both are searched apart, so that each uses its own index. */
function hasWordsAbout(db: Db, q: string) {
  const [first, ...others] = splitWords(q).map((word) => withWord(db, word))
  return first ? db`v.id in (${others.reduce((all, one) => db`${all} intersect ${one}`, first)})` : db`true`
}

function withWord(db: Db, word: string) {
  return db`(
    select own.id from products named join variants own on own.product_id = named.id
      where ${hasWord(db, db`fold_person(named.sku || ' ' || named.name_en || ' ' || named.name_ar)`, word)}
    union all
    select colored.id from variants colored
      where ${hasWord(db, db`fold_person(colored.name_en || ' ' || colored.name_ar)`, word)})`
}

function levelFacts(db: Db) {
  return db`
    v.id, p.id as product_id, p.sku, ${inBothLanguages(db, 'p.name')} as product_name, p.is_active,
      v.hex, ${inBothLanguages(db, 'v.name')} as color_name, v.price_piastres, v.stock,
      (select ${pictureJson(db)} from product_pictures pp join media_assets m on m.id = pp.media_id
        where pp.product_id = p.id and coalesce(pp.variant_id, v.id) = v.id
        order by pp.variant_id is null, pp.sort_order, pp.id limit 1) as picture
    from variants v join products p on p.id = v.product_id`
}

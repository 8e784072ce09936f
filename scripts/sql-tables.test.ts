import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findForeignTables, findOwners, type ServerFile } from './lib/sql-tables/foreign-tables.ts'

/** Tables that their module publishes, and the modules whose SQL may read them. Nobody else writes them. */
const published: Record<string, readonly string[]> = {
  audit_entries: ['staff'],
  cart_lines: ['customers'],
  carriers: ['orders'],
  carts: ['customers'],
  categories: ['cart', 'overview', 'search'],
  customer_notes: ['orders'],
  customers: ['orders'],
  fact_choices: ['offers'],
  facts: ['offers'],
  media_assets: ['ads', 'cart', 'catalog', 'catalog-import', 'inventory', 'videos'],
  messages: ['staff'],
  offers: ['catalog', 'overview'],
  order_lines: ['overview'],
  orders: ['customers', 'overview'],
  product_pictures: ['cart', 'inventory'],
  product_types: ['search-desk'],
  products: ['cart', 'customers', 'inventory', 'offers', 'orders', 'overview', 'search', 'search-desk'],
  sessions: ['customers', 'staff'],
  users: ['customers', 'inventory', 'orders', 'staff'],
  variants: ['cart', 'customers', 'inventory', 'offers', 'overview', 'search'],
}

/** The import fills the tables of the catalogue in sets; no other module writes tables that are not its own. */
const fillsTablesOf: Record<string, string> = { 'catalog-import': 'catalog' }

const folder = join(import.meta.dirname, '../apps/server/src')
const files: ServerFile[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
const owners = findOwners(files)
const uses = findForeignTables(files, owners).filter(({ module, table }) => owners.get(table) !== fillsTablesOf[module])
const isPublished = ({ module, table, does }: (typeof uses)[number]) =>
  does === 'read' && (published[table]?.includes(module) ?? false)
const nameOf = ({ module, table, does }: (typeof uses)[number]) => `${module} ${does} ${table}`

describe('the SQL of a module', () => {
  it('names its own tables and those that others publish', () => {
    const unpublished = uses.filter((use) => !isPublished(use)).map(nameOf)
    expect(unpublished).toEqual([])
  })

  it('reads every table that is published to it', () => {
    const promised = Object.entries(published).flatMap(([table, readers]) =>
      readers.map((module) => nameOf({ module, table, does: 'read' })),
    )
    expect(promised.sort()).toEqual(uses.filter(isPublished).map(nameOf).sort())
  })
})

/** The findings for SQL in the cart module. */
function findIn(sql: string, path = 'modules/cart/cart.repository.ts') {
  return findForeignTables([{ path, text: `const rows = db\`${sql}\`` }], owners).map(nameOf)
}

describe('a table of another module is found', () => {
  it.each([
    ['after from', 'select * from orders', ['cart read orders']],
    ['after join', 'select * from carts c left join orders o on true', ['cart read orders']],
    ['in a list', 'select * from carts c, orders as o', ['cart read orders']],
    ['below another query', 'select (select count(*) from only orders) from carts', ['cart read orders']],
    ['after update', 'update orders set status = null', ['cart write orders']],
    ['after insert into', 'insert into\n  orders (id) values (1)', ['cart write orders']],
    ['after delete', 'delete from carts using orders', ['cart read orders']],
    [
      'of the folders beside the modules',
      'delete from idempotent_answers',
      ['cart read idempotent_answers', 'cart write idempotent_answers'],
    ],
  ])('%s', (_title, sql, found) => {
    expect(findIn(sql)).toEqual(found)
  })

  it('in a fragment inside a statement', () => {
    expect(findIn('select * from carts `, db`join orders o on true`, db`')).toEqual(['cart read orders'])
  })

  it('by the name that versionedRows takes', () => {
    const file = { path: 'modules/cart/cart.repository.ts', text: "versionedRows<Columns>('orders')" }
    expect(findForeignTables([file], owners).map(nameOf)).toContain('cart write orders')
  })

  it.each([
    ['a table of its own', 'select * from cart_lines'],
    ['a column of that name', 'select c.orders from carts c'],
    ['a comment', 'select 1`\n// from orders\nconst more = db`select 2'],
  ])('and %s is not', (_title, sql) => {
    expect(findIn(sql)).toEqual([])
  })

  it('but not in tests', () => {
    expect(findIn('select * from orders', 'modules/cart/cart.routes.test.ts')).toEqual([])
  })
})

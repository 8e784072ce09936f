import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect, type Pool } from '../../src/database/client.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { compareColumns, heldByConditions, nameOfColumn } from './compare-columns.ts'
import type { ReadColumn } from './typed-statements.ts'

const statements = inject('typedStatements')
const nullable = new Set(inject('nullableColumns'))

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = connect(database.url, { connections: 1 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** What is wrong with reading the columns of orders and a left join of payments in this way. */
async function findProblems(columns: ReadColumn[]): Promise<string[]> {
  const rows = await pool`
    select o.id, o.number, o.user_id, o.total_piastres, o.created_at, json_build_object('en', 'Kettle') as name, missing.rating,
      array[1, 2] as sizes
    from (select) as one left join orders o on true left join (select 1.5 as rating) missing on true`
  return compareColumns({ key: '', place: 'x.ts:1', columns }, { columns: rows.columns, rows: [] }, nullable)
}

const read = (name: string, kind: string, canBeNull = false) => ({ name, kinds: [kind], canBeNull })

describe('a row type is refused', () => {
  it.each([
    ['that names a column which is not selected', read('version', 'number'), 'version is not selected'],
    ['that takes numeric for a number', read('rating', 'number'), 'rating is read as number and is string'],
    ['that takes a moment for text', read('createdAt', 'string'), 'createdAt is read as string and is Date'],
    ['that takes an array for one value', read('sizes', 'number'), 'sizes is read as number and is number[]'],
    ['that forgets null', read('userId', 'number'), 'userId can be null in its table'],
  ])('%s', async (_title, column, problem) => {
    expect(await findProblems([column])).toEqual([`x.ts:1: ${problem}`])
  })

  it('whose column was null in a row', () => {
    const given = { columns: [{ name: 'id', type: 20, table: 0, number: 0 }], rows: [{ id: 1 }, { id: null }] }
    const statement = { key: '', place: 'x.ts:1', columns: [read('id', 'number')] }
    expect(compareColumns(statement, given, nullable)).toEqual(['x.ts:1: id was null and its type is not'])
  })

  it('that names no column', async () => {
    expect(await findProblems([])).toEqual(['x.ts:1: its row type names no column'])
  })
})

it('a row type that agrees is accepted', async () => {
  const columns = [read('id', 'string'), read('userId', 'number', true), read('totalPiastres', 'number')]
  const more = [read('createdAt', 'Date'), read('name', 'json'), read('rating', 'string'), read('sizes', 'number[]')]
  expect(await findProblems([...columns, ...more])).toEqual([])
})

describe('the statements of the server', () => {
  it('are read from its source with their row types', () => {
    const lines = statements.find(
      ({ place, key }) => /cart\.repository/.test(place) && key.includes('from cart_lines l'),
    )
    expect(lines?.columns).toEqual(
      expect.arrayContaining([
        { name: 'seenPrice', kinds: ['number'], canBeNull: false },
        { name: 'hex', kinds: ['string'], canBeNull: true },
        { name: 'picture', kinds: ['json'], canBeNull: true },
      ]),
    )
  })

  it('name no column as never null that none of them reads', () => {
    const unused = heldByConditions.filter(([file, name]) => {
      const isRead = ({ columns }: (typeof statements)[number]) =>
        columns.some((column) => column.name === name && !column.canBeNull)
      return !statements.some((statement) => statement.place.includes(`${file}:`) && isRead(statement))
    })
    expect(unused).toEqual([])
  })

  it('know which columns of tables may be null', async () => {
    const [payBefore] = (await pool`select pay_before from orders`).columns
    const [total] = (await pool`select total_piastres from orders`).columns
    expect(payBefore && nullable.has(nameOfColumn(payBefore))).toBe(true)
    expect(total && nullable.has(nameOfColumn(total))).toBe(false)
  })
})

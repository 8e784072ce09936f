import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { createProduct } from '../../../../test/factories.ts'
import { createChoice, createFact, createType, setFact } from '../../../../test/facts.ts'
import type { Db } from '../../../database/client.ts'

let shop: TestShop
let power: number
let toaster: number
beforeAll(async () => {
  shop = await openTestShop({ connections: 4 })
  power = await createFact(shop.pool, { key: 'power_w', nameEn: 'Power', unit: 'W', group: 'power' })
  toaster = (await createProduct(shop.pool)).id
  await setFact(shop.pool, toaster, power, { number: 900 })
})
afterAll(() => shop.close())

/** Writes a change without its notification, as if that came later. */
const changeUnheard = (change: (db: Db) => Promise<unknown>) =>
  shop.pool.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`
    await change(transaction)
  })

async function readProduct(id: number) {
  const { status, body } = await callApi(shop.app, 'GET', `/api/products/${id}/`)
  expect(status).toBe(200)
  const facts: [string, string][] = body.facts.map(({ name, text }: Record<string, string>) => [name, text])
  return { type: body.type?.name ?? null, facts }
}

test('what staff have just defined is shown whole before the process is notified of it', async () => {
  const mixer = (await createProduct(shop.pool)).id
  expect(await readProduct(toaster)).toEqual({ type: null, facts: [['Power', '900 W']] })
  await changeUnheard(async (db) => {
    const material = await createFact(db, { key: 'material', nameEn: 'Material', kind: 'choice', group: 'build' })
    await setFact(db, mixer, material, { choiceId: await createChoice(db, material, 'steel') })
    const typeId = await createType(db, 'mixer')
    await db`update products set type_id = ${typeId} where id = ${mixer}`
  })
  expect(await readProduct(mixer)).toEqual({ type: 'The mixer', facts: [['Material', 'In steel']] })
})

test('a new choice of a fact, and a fact that became another kind, are read with the first value', async () => {
  const [fan, kettle] = [(await createProduct(shop.pool)).id, (await createProduct(shop.pool)).id]
  const color = await createFact(shop.pool, { key: 'light', nameEn: 'Light', kind: 'choice', group: 'use' })
  const lid = await createFact(shop.pool, { key: 'lid', nameEn: 'Lid', kind: 'text', group: 'build' })
  await setFact(shop.pool, fan, color, { choiceId: await createChoice(shop.pool, color, 'red') })
  expect((await readProduct(fan)).facts).toEqual([['Light', 'In red']])
  await changeUnheard(async (db) => {
    await setFact(db, kettle, color, { choiceId: await createChoice(db, color, 'blue') })
    await db`update facts set kind = 'flag' where id = ${lid}`
    await setFact(db, kettle, lid, { flag: true })
  })
  expect((await readProduct(kettle)).facts).toEqual([
    ['Light', 'In blue'],
    ['Lid', 'Yes'],
  ])
})

test('a value that nothing defines is left out, and the product is shown', async () => {
  const oven = (await createProduct(shop.pool)).id
  const missing = 1_000_000
  await changeUnheard(async (db) => {
    await setFact(db, oven, power, { number: 2000 })
    await db`
      insert into product_facts (product_id, fact_id, kind, number) values (${oven}, ${missing}, 'number', 5)`
    await db`update products set type_id = ${missing} where id = ${oven}`
  })
  expect(await readProduct(oven)).toEqual({ type: null, facts: [['Power', '2000 W']] })
})

test('a name that changed while the connection was lost is shown once it listens again', async () => {
  const nameOf = async () => (await readProduct(toaster)).facts[0]?.[0]
  expect(await nameOf()).toBe('Power')
  await changeUnheard((db) => db`update facts set name_en = 'Wattage' where id = ${power}`)
  await shop.pool`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`
  await expect.poll(nameOf).toBe('Wattage')
})

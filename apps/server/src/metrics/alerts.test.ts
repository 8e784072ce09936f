import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/app.ts'

/** Each alert must use an existing metric, and must be described in the documentation. */
let shop: TestShop
let known: Set<string>
beforeAll(async () => {
  shop = await openTestShop({ config: { metrics: { host: '127.0.0.1', port: 0, folder: '.' } } })
  const text = await (await fetch(shop.metricsUrl ?? '')).text()
  known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].flatMap(([, name = '']) => name))
})
afterAll(() => shop.close())

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const namesIn = (text: string) =>
  [...new Set(text.match(/\b(?:nawwar|nodejs|process)_[a-z0-9_]+/g))].map((name) =>
    name.replace(/(?<=_seconds)_(?:bucket|count|sum)$/, ''),
  )

test.each(['deploy/alerts.yaml', 'docs/operations.md'])('%s names figures that there are', (path) => {
  const names = namesIn(read(path))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('every alert is described in docs/operations.md', () => {
  const described = read('docs/operations.md')
  const alerts = [...read('deploy/alerts.yaml').matchAll(/- alert: (\w+)/g)].flatMap(([, name = '']) => name)
  expect(alerts.length).toBeGreaterThan(10)
  expect(alerts.filter((name) => !described.includes(`\`${name}\``))).toEqual([])
})

test('there are many figures of the shop, of its process and of its disk', () => {
  for (const name of ['nawwar_disk_free_bytes', 'nodejs_eventloop_lag_p99_seconds', 'process_open_fds'])
    expect(known).toContain(name)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { getValue } from '../../database/rows.ts'

let now = new Date('2026-11-20T12:00:00Z')
let shop: TestShop
let pictureId: number

beforeAll(async () => {
  shop = await openTestShop({ readClock: () => now })
  pictureId = await getValue(shop.pool<{ id: number }[]>`
    insert into media_assets (source_hash, key, width, height, placeholder) values ('a', 'a', 1200, 600, '') returning id`)
})
beforeEach(async () => {
  await shop.pool`delete from advertisements`
})
afterAll(() => shop.close())

async function advertise(titleEn: string, given: Record<string, string | number | boolean | null> = {}): Promise<void> {
  const banner = { titleEn, titleAr: 'عرض', link: '/offers', imageLtrId: pictureId, imageRtlId: pictureId, ...given }
  await shop.pool`insert into advertisements ${shop.pool(banner)}`
}

async function readTitles(): Promise<string[]> {
  const answer = await shop.app.inject({ url: '/api/ads/public/advertisements/?lang=en' })
  return answer.json().map(({ title }: { title: string }) => title)
}

test('P-12: shows what is active, has a title and is within its dates, by priority', async () => {
  await advertise('second', { priority: 2 })
  await advertise('first', { priority: 1, startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z' })
  await advertise('switched off', { isActive: false })
  await advertise('over', { endDate: '2026-11-20T11:59:59Z' })
  await advertise('to come', { startDate: '2026-11-20T12:00:01Z' })
  await advertise('')
  await expect.poll(readTitles).toEqual(['first', 'second'])
})

test('P-12: a banner appears and goes at its dates', async () => {
  await advertise('tonight', { startDate: '2026-11-20T18:00:00Z', endDate: '2026-11-20T23:00:00Z' })
  await expect.poll(readTitles).toEqual([])
  now = new Date('2026-11-20T18:00:00Z')
  await advertise('news that drops what is kept', { isActive: false })
  await expect.poll(readTitles).toEqual(['tonight'])
  now = new Date('2026-11-20T23:00:00Z')
  await advertise('again', { isActive: false })
  await expect.poll(readTitles).toEqual([])
})

test('M-02: a banner names the biggest saving on sale, and is left out when nothing is reduced', async () => {
  await advertise('Up to {saving}% off', { titleAr: 'خصم يصل إلى {saving}%' })
  await advertise('New in', { priority: 9 })
  await expect.poll(readTitles).toEqual(['New in'])
  const { id } = await createProduct(shop.pool, {
    variants: [{ price: 100_500, stock: 1 }],
    offer: { kind: 'fixed', value: 70_000 },
  })
  await expect.poll(readTitles).toEqual(['Up to 30% off', 'New in'])
  await shop.pool`update products set is_active = false where id = ${id}`
  await expect.poll(readTitles).toEqual(['New in'])
})

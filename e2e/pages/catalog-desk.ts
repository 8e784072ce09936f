import { crc32, deflateSync } from 'node:zlib'
import { usualValues } from '@shop/contract'
import type { StaffProduct } from '@shop/contract/staff'
import type { StaffClient } from './staff-client.ts'
import { test as base, expect } from './staff-test.ts'

type ProductChanges = { nameEn?: string; nameAr?: string; price?: number; type?: number; category?: number }

type Fixtures = {
  /** Creates a product that only this journey uses. */
  makeProduct: (changes?: ProductChanges) => Promise<StaffProduct>
}

/** A journey of staff who edit the catalogue. */
export const test = base.extend<Fixtures>({
  makeProduct: async ({ staffClient }, use) => use((changes) => makeProduct(staffClient, changes)),
})

export { expect }

/** A unique name. It has no digit, so that a search takes no part of it for a price. */
export function nextSku(): string {
  const serial = `${process.pid}-${Math.round(performance.now() * 1000)}`
  return `NW-NEW-${serial.replace(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)))}`
}

async function makeProduct(client: StaffClient, { nameEn, nameAr, price = 900, type, category }: ProductChanges = {}) {
  const { results } = await client.categories.listCategories({ query: {} })
  const sku = nextSku()
  return await client.products.createProduct({
    body: {
      sku,
      category: category ?? results[0]?.id ?? 0,
      ...usualValues(),
      ...(type && { type }),
      name: { en: nameEn ?? `Lamp ${sku}`, ar: nameAr ?? `مصباح ${sku}` },
      colors: [],
      pictures: [],
      plain: { price, stock: 5 },
    },
  })
}

/** A unique picture file of one colour. */
export function drawPicture(name: string) {
  const [width, height] = [64, 64]
  const rgb = [1, 2, 3].map(() => Math.floor(Math.random() * 256))
  const row = Buffer.from([0, ...Array.from({ length: width }, () => rgb).flat()])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat(parts) }
}

function chunk(kind: string, data: Buffer): Buffer {
  const part = Buffer.alloc(12 + data.length)
  part.writeUInt32BE(data.length, 0)
  part.write(kind, 4, 'latin1')
  data.copy(part, 8)
  part.writeUInt32BE(crc32(part.subarray(4, 8 + data.length)), 8 + data.length)
  return part
}

import { expect, it } from 'vitest'
import { packIcons } from './ico.ts'

it('lists every picture of an icon with its place in the file', () => {
  const ico = packIcons([
    { size: 16, png: Buffer.from('small') },
    { size: 48, png: Buffer.from('larger') },
  ])
  expect(ico.readUInt16LE(2)).toBe(1)
  expect(ico.readUInt16LE(4)).toBe(2)
  const places = [0, 1].map((index) => {
    const [bytes, offset] = [ico.readUInt32LE(14 + index * 16), ico.readUInt32LE(18 + index * 16)]
    return ico.subarray(offset, offset + bytes).toString()
  })
  expect(places).toEqual(['small', 'larger'])
})

import { expect, it } from 'vitest'
import { detectPictureType } from './picture-type.rules.ts'

const files = [
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['gif', 'GIF89a'],
  ['gif', 'GIF87a'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['avif', '\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1B'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
  ['avif', '\0\0\0\x1cftypavis\0\0\0\0avismsf1iso8'],
  [null, '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  [null, '\0\0\0\x18ftypmif1\0\0\0\0mif1heicavif'],
  [null, '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  [null, 'RIFF\x24\0\0\0WAVEfmt '],
  [null, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [null, '%PDF-1.7'],
  [null, 'II*\0'],
  [null, 'GIF'],
  [null, ''],
] as const

it.each(files)('sees %s in %j', (type, start) => {
  expect(detectPictureType(Buffer.from(start, 'latin1'))).toBe(type)
})

import type { Picture } from '@shop/contract'
import { modelFile } from './media-names.rules.ts'
import { offeredWidths } from './pictures/rendition.rules.ts'

/** What the catalogue's queries read of a picture. */
export type PictureRow = { id: number; key: string; width: number; height: number; placeholder: string }

/** The one rendition that suits most places. */
const usualWidth = 640

/** Where a 3D model is. */
export function presentModel(key: string): string {
  return `/media/${key}/${modelFile}`
}

/** A picture as the contract shows it; the browser chooses a rendition. */
export function presentPicture(row: PictureRow): Picture {
  const base = `/media/${row.key}`
  const widths = offeredWidths(row.width)
  const image = `${base}/${widths.includes(usualWidth) ? usualWidth : widths.at(-1)}.webp`
  return { id: row.id, image, base, widths, width: row.width, height: row.height, placeholder: row.placeholder }
}

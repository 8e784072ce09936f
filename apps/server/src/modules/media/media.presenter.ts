import type { Picture } from '@shop/contract'
import { modelFile } from './media-names.rules.ts'
import { offeredWidths } from './pictures/rendition.rules.ts'

/** The columns of a picture that queries read. */
export type PictureRow = { id: number; key: string; width: number; height: number; placeholder: string }

/** Width of the rendition that fits most places. */
const usualWidth = 640

/** The address of a 3D model. */
export function presentModel(key: string): string {
  return `/media/${key}/${modelFile}`
}

/** Presents a picture with its widths; the browser chooses a rendition. */
export function presentPicture(row: PictureRow): Picture {
  const base = `/media/${row.key}`
  const widths = offeredWidths(row.width)
  const image = `${base}/${widths.includes(usualWidth) ? usualWidth : widths.at(-1)}.webp`
  return { id: row.id, image, base, widths, width: row.width, height: row.height, placeholder: row.placeholder }
}

import type { Picture } from '@shop/contract'

/** What the catalogue's queries read of a picture. */
export type PictureRow = { id: number; key: string; width: number; height: number; placeholder: string }

/** The widths, in pixels, in which a picture is offered; never wider than the master. */
export const renditionWidths = [320, 640, 960, 1280] as const
/** The one rendition that suits most places. */
const usualWidth = 640

/** A picture as the contract shows it; the browser chooses a rendition. */
export function presentPicture(row: PictureRow): Picture {
  const base = `/media/${row.key}`
  const widths: number[] = renditionWidths.filter((width) => width <= row.width)
  if (widths.length === 0) widths.push(renditionWidths[0])
  const image = `${base}/${widths.includes(usualWidth) ? usualWidth : widths.at(-1)}.webp`
  return { id: row.id, image, base, widths, width: row.width, height: row.height, placeholder: row.placeholder }
}

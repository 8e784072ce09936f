import type { Picture } from '@shop/contract'

/** A picture without its blurred copy: lists contain many. */
export type PictureView = Omit<Picture, 'placeholder'>

/** The largest file of a picture; its only one where there are no renditions to choose from. */
export function largestOf({ base, widths, image }: PictureView): string {
  return widths.length > 0 ? `${base}/${widths.at(-1)}.webp` : image
}

export function toPictureView(picture: Picture | null): PictureView | null {
  if (!picture) return null
  const { placeholder: _, ...view } = picture
  return view
}

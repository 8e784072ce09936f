import type { Picture } from '@shop/contract'

/** What a browser needs to show a picture, without the blurred copy inside it: lists hold many. */
export type PictureView = Omit<Picture, 'placeholder'>

export function toPictureView(picture: Picture | null): PictureView | null {
  if (!picture) return null
  const { placeholder: _, ...view } = picture
  return view
}

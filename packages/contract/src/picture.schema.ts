import { z } from 'zod'

/**
 * A picture and all that a browser needs to choose a rendition: `base` + `/` + width + `.avif` or `.webp` for each of `widths`.
 * `image` is one rendition that suits most places; `placeholder` a tiny data URI or a colour to show until it is there.
 */
export const pictureSchema = z.object({
  id: z.number().int(),
  image: z.string(),
  base: z.string(),
  widths: z.array(z.number().int()),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
})
export type Picture = z.output<typeof pictureSchema>

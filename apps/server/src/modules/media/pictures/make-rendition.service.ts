import type { Sharp } from 'sharp'
import { openPicture } from './open-picture.service.ts'
import { offeredWidths, type Rendition, type RenditionFormat } from './rendition.rules.ts'

/** Tuned on product photographs (docs/decisions/0006); a change needs a new `encoding` in rendition.rules.ts. */
const encode: Record<RenditionFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 54, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
}

/** Makes a rendition from its master; null when the picture is too small to be offered in this width. */
export async function makeRendition(
  master: Uint8Array,
  { width, format }: Rendition,
): Promise<Buffer<ArrayBuffer> | null> {
  const picture = openPicture(master)
  if (!offeredWidths((await picture.metadata()).width).includes(width)) return null
  return await encode[format](picture.resize({ width, withoutEnlargement: true })).toBuffer()
}

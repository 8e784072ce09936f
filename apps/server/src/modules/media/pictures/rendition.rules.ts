import { isKey } from '../media-names.rules.ts'

/** The widths, in pixels, in which a picture is offered; no rendition has more pixels than its master. */
export const renditionWidths = [320, 640, 960, 1280] as const
export const renditionFormats = ['avif', 'webp'] as const

export type RenditionFormat = (typeof renditionFormats)[number]
/** One picture in one width and one format, as a browser asks for it. */
export type Rendition = { key: string; width: number; format: RenditionFormat }

/** Tells how renditions are encoded; raise it with every change of make-rendition.service.ts, and all are made again when asked for. */
export const encoding = 'e1'

/** A master that is so much of a width is offered in it, at its own size: a browser does not see the difference. */
const nearlyAsWide = 0.9

/** The widths that a master of this width is offered in: the narrowest always. */
export function offeredWidths(masterWidth: number): number[] {
  return renditionWidths.filter((width, place) => place === 0 || width * nearlyAsWide <= masterWidth)
}

/** Reads `{key}/{width}.{format}`; null for what the shop offers for no picture. */
export function parseRendition(key: string, file: string): Rendition | null {
  const [, digits, ending] = /^(\d{3,4})\.(avif|webp)$/.exec(file) ?? []
  const width = renditionWidths.find((offered) => String(offered) === digits)
  const format = renditionFormats.find((offered) => offered === ending)
  return isKey(key) && width && format ? { key, width, format } : null
}

/** The name of a rendition in the store. */
export function renditionName({ key, width, format }: Rendition): string {
  return `renditions/${key}-${width}-${encoding}.${format}`
}

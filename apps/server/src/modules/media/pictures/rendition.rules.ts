import { isKey } from '../media-names.rules.ts'

/** Offered widths in pixels; no rendition has more pixels than its master. */
export const renditionWidths = [320, 640, 960, 1280] as const
export const renditionFormats = ['avif', 'webp'] as const

export type RenditionFormat = (typeof renditionFormats)[number]
/** One picture in one width and one format. */
export type Rendition = { key: string; width: number; format: RenditionFormat }

/** Version of the encoding. Raise it with every change in renditions.service.ts; then all renditions are made again on request. */
export const encoding = 'e1'

/** A master that is only slightly narrower than a width is offered in it, at its own size; nobody sees the difference. */
const nearlyAsWide = 0.9

/** The widths in which a master is offered; always at least the narrowest. */
export function offeredWidths(masterWidth: number): number[] {
  return renditionWidths.filter((width, place) => place === 0 || width * nearlyAsWide <= masterWidth)
}

/** Parses `{key}/{width}.{format}`. @returns null for a width or format that is not offered */
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

import JsBarcode from 'jsbarcode'

/** Height of the bars in modules. */
const height = 30
/** Blank modules on both sides, which scanners need. */
const quietZone = 10

/** Draws a text as Code 128, for any scanner. @returns an SVG */
export function drawBars(text: string): string {
  const target: { encodings?: { data: string }[] } = {}
  JsBarcode(target, text, { format: 'CODE128' })
  /** A character per module, `1` for black. */
  const modules = (target.encodings ?? []).map(({ data }) => data).join('')
  const bars = [...modules.matchAll(/1+/g)].map(
    (bar) => `<rect x="${quietZone + bar.index}" width="${bar[0].length}" height="${height}"/>`,
  )
  const width = modules.length + 2 * quietZone
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${bars.join('')}</svg>`
}

import type { ColorFamily } from './known-words.data.ts'

/** Lightness and chroma from 0 to 1 (chroma rarely above 0.3), hue in degrees. */
type Oklch = { lightness: number; chroma: number; hue: number }

/**
 * How well a colour is said by the name of a family, from 0 to 1: 1 in the middle of it, lower where people may still call it so.
 *
 * @param hex such as `#a3182b`
 */
export function similarityToFamily(hex: string, family: ColorFamily): number {
  const color = readOklch(hex)
  const areas = areasOfFamily[family]
  return Math.max(0, ...areas.map(({ similarity, ...area }) => (isWithin(color, area) ? similarity : 0)))
}

type Area = { similarity: number; lightness?: Range; chroma?: Range; hue?: Range }
type Range = readonly [from: number, to: number]

/** Below this chroma a colour has no hue that people see. */
const grey: Range = [0, 0.03]
const tinted: Range = [0.03, 1]
const strong: Range = [0.08, 1]
const all: Range = [0, 1]

/** A hue that passes 360 begins below 0. Measured on names that shops give to the colours of appliances. */
const areasOfFamily: Record<ColorFamily, readonly Area[]> = {
  black: [
    { similarity: 1, lightness: [0, 0.32], chroma: grey },
    { similarity: 0.4, lightness: [0.32, 0.45], chroma: [0, 0.02] },
  ],
  white: [
    { similarity: 1, lightness: [0.93, 1], chroma: [0, 0.02] },
    { similarity: 0.5, lightness: [0.9, 1], chroma: [0, 0.06] },
  ],
  grey: [
    { similarity: 1, lightness: [0.36, 0.8], chroma: grey },
    { similarity: 0.7, lightness: [0.8, 0.9], chroma: [0, 0.015] },
  ],
  silver: [
    { similarity: 1, lightness: [0.7, 0.92], chroma: [0, 0.02] },
    { similarity: 0.4, lightness: [0.5, 0.7], chroma: [0, 0.02] },
  ],
  red: [
    { similarity: 1, lightness: [0.38, 0.7], chroma: [0.14, 1], hue: [5, 33] },
    { similarity: 0.6, lightness: [0.25, 0.5], chroma: [0.07, 1], hue: [-10, 33] },
    { similarity: 0.4, lightness: [0.5, 0.75], chroma: [0.1, 1], hue: [20, 45] },
  ],
  burgundy: [
    { similarity: 1, lightness: [0.2, 0.42], chroma: [0.06, 0.16], hue: [-30, 25] },
    { similarity: 0.5, lightness: [0.38, 0.5], chroma: [0.12, 1], hue: [5, 30] },
  ],
  orange: [
    { similarity: 1, lightness: [0.5, 0.85], chroma: [0.1, 1], hue: [30, 72] },
    { similarity: 0.5, lightness: [0.45, 0.75], chroma: strong, hue: [40, 75] },
  ],
  yellow: [
    { similarity: 1, lightness: [0.68, 1], chroma: [0.1, 1], hue: [72, 115] },
    { similarity: 0.4, lightness: [0.75, 1], chroma: [0.05, 1], hue: [72, 115] },
  ],
  gold: [
    { similarity: 1, lightness: [0.6, 0.88], chroma: [0.045, 1], hue: [65, 100] },
    { similarity: 0.4, lightness: [0.55, 0.9], chroma: tinted, hue: [50, 100] },
  ],
  green: [
    { similarity: 1, chroma: tinted, hue: [110, 172] },
    { similarity: 0.5, chroma: tinted, hue: [172, 190] },
  ],
  turquoise: [
    { similarity: 1, chroma: [0.05, 1], hue: [170, 218] },
    { similarity: 0.4, lightness: [0.6, 0.95], chroma: tinted, hue: [150, 230] },
  ],
  blue: [
    { similarity: 1, lightness: [0.3, 0.7], chroma: [0.1, 1], hue: [225, 285] },
    { similarity: 0.7, chroma: tinted, hue: [190, 285] },
  ],
  navy: [
    { similarity: 1, lightness: [0.15, 0.38], chroma: tinted, hue: [230, 285] },
    { similarity: 0.4, lightness: [0.3, 0.5], chroma: tinted, hue: [200, 285] },
  ],
  light_blue: [
    { similarity: 1, lightness: [0.7, 0.97], chroma: tinted, hue: [200, 270] },
    { similarity: 0.4, lightness: [0.6, 0.9], chroma: tinted, hue: [180, 270] },
  ],
  purple: [
    { similarity: 1, chroma: [0.04, 1], hue: [285, 330] },
    { similarity: 0.4, chroma: tinted, hue: [275, 345] },
  ],
  pink: [
    { similarity: 1, lightness: [0.6, 0.97], chroma: [0.06, 1], hue: [-30, 18] },
    { similarity: 0.4, lightness: [0.6, 0.97], chroma: tinted, hue: [-40, 40] },
  ],
  brown: [
    { similarity: 1, lightness: [0.2, 0.58], chroma: [0.02, 0.13], hue: [25, 90] },
    { similarity: 0.5, lightness: [0.3, 0.65], chroma: tinted, hue: [30, 80] },
  ],
  beige: [
    { similarity: 1, lightness: [0.78, 0.97], chroma: [0.012, 0.08], hue: [30, 110] },
    { similarity: 0.4, lightness: [0.7, 1], chroma: [0.006, 0.1], hue: [20, 120] },
  ],
  copper: [
    { similarity: 1, lightness: [0.5, 0.7], chroma: [0.07, 0.15], hue: [35, 65] },
    { similarity: 0.4, lightness: [0.45, 0.75], chroma: [0.06, 0.2], hue: [30, 75] },
  ],
}

function isWithin({ lightness, chroma, hue }: Oklch, area: Omit<Area, 'similarity'>): boolean {
  const { lightness: light = all, chroma: vivid = all, hue: round } = area
  if (lightness < light[0] || lightness > light[1] || chroma < vivid[0] || chroma > vivid[1]) return false
  if (!round) return true
  const turned = hue > round[1] ? hue - 360 : hue
  return turned >= round[0] && turned <= round[1]
}

/** @see https://bottosson.github.io/posts/oklab/ */
function readOklch(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue }
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

import type { Scene } from './scene.ts'
import { item } from './scene.ts'
import type { Tone } from './tones.ts'
import { tones } from './tones.ts'

/** A product in a row: SKU, share of its turn (degrees), colour. */
type Place = [sku: string, color: string, turn: number, width: number]
type Group = { tone: Tone; places: Place[] }

/** Up to five products a category, from left to right; the middle ones make the tile, the first listed under `hero` the square. */
const groups: Record<string, Group & { hero: number }> = {
  'mixers-blenders': {
    tone: 'sage',
    hero: 2,
    places: [
      ['NW-HM-500', '#a3182b', -40, 26],
      ['NW-BL-175', '#0e6f74', -20, 24],
      ['NW-SM-500', '#f0e4cc', -46, 36],
      ['NW-BL-150', '#a3182b', -16, 34],
      ['NW-BL-60', '#a9d3bf', -14, 28],
    ],
  },
  'food-preparation': {
    tone: 'rose',
    hero: 1,
    places: [
      ['NW-MG-1600', '#6d1f33', -40, 32],
      ['NW-FP-220', '#a3182b', -22, 28],
      ['NW-CH-120', '#a9d3bf', -16, 22],
      ['NW-CH-200', '#c3c7cb', -16, 24],
      ['NW-MG-2000', '#c3c7cb', -34, 32],
    ],
  },
  juicers: {
    tone: 'sand',
    hero: 1,
    places: [
      ['NW-CP-100', '#c3c7cb', -26, 24],
      ['NW-JC-900', '#1f6b4f', -10, 46],
      ['NW-CP-40', '#d39b2a', -20, 26],
      ['NW-JC-500', '#f3f1ec', -10, 44],
      ['NW-CP-40', '#b7c98f', -10, 26],
    ],
  },
  'kettles-coffee': {
    tone: 'stone',
    hero: 2,
    places: [
      ['NW-TC-300', '#b5714a', -16, 26],
      ['NW-KT-170', '#0e6f74', -14, 26],
      ['NW-ES-150', '#a3182b', -28, 26],
      ['NW-GK-80', '#23272b', -14, 30],
      ['NW-CM-60', '#f0e4cc', -24, 24],
    ],
  },
  breakfast: {
    tone: 'sand',
    hero: 1,
    places: [
      ['NW-SW-750', '#e59aa8', -22, 30],
      ['NW-TS-2', '#a9d3bf', -24, 32],
      ['NW-WF-900', '#a3182b', -18, 30],
      ['NW-TS-4', '#f0e4cc', -24, 36],
      ['NW-SW-1800', '#23272b', -24, 34],
    ],
  },
  'fryers-cookers': {
    tone: 'rose',
    hero: 1,
    places: [
      ['NW-RC-10', '#f3f1ec', -18, 32],
      ['NW-AF-550', '#23272b', -20, 34],
      ['NW-SC-35', '#6d1f33', -14, 36],
      ['NW-AO-12', '#23272b', -22, 36],
      ['NW-PC-60', '#23272b', -16, 34],
    ],
  },
  'ovens-microwaves': {
    tone: 'stone',
    hero: 0,
    places: [
      ['NW-MW-25', '#23272b', -16, 54],
      ['NW-EO-38', '#23272b', -14, 54],
      ['NW-HP-2', '#23272b', -14, 52],
    ],
  },
  ironing: {
    tone: 'sky',
    hero: 0,
    places: [
      ['NW-IR-2600', '#0e6f74', -30, 34],
      ['NW-ST-2400', '#1d2f4f', -26, 42],
      ['NW-IR-3000', '#d8c3a0', -26, 34],
    ],
  },
  'floor-care': {
    tone: 'nile',
    hero: 0,
    places: [
      ['NW-VC-2000', '#0e6f74', -36, 62],
      ['NW-RV-50', '#23272b', -16, 42],
      ['NW-VC-1600', '#a3182b', -30, 60],
    ],
  },
  'cooling-heating': {
    tone: 'sky',
    hero: 1,
    places: [
      ['NW-FH-2000', '#f3f1ec', -20, 30],
      ['NW-DF-12', '#23272b', -18, 40],
      ['NW-OR-9', '#f3f1ec', -24, 46],
      ['NW-DF-9', '#e2725b', -16, 34],
    ],
  },
  'water-dispensers': {
    tone: 'nile',
    hero: 0,
    places: [
      ['NW-WD-31', '#c3c7cb', -24, 44],
      ['NW-WD-20', '#f3f1ec', -22, 44],
      ['NW-WD-35', '#c3c7cb', -20, 44],
    ],
  },
  'personal-care': {
    tone: 'rose',
    hero: 0,
    places: [
      ['NW-HD-2300', '#d9b8ab', -20, 30],
      ['NW-HS-230', '#23272b', -14, 34],
      ['NW-HD-1800', '#e59aa8', -16, 30],
    ],
  },
}

/** Three pictures a category: one product on a square, a tile of a few, a wide wall of all of them. */
export const categoryScenes: Scene[] = Object.entries(groups).flatMap(([key, group]) => {
  const { inner, outer, disc } = tones[group.tone]
  const hero = group.places[group.hero] ?? group.places[0]
  const first = Math.min(Math.max(0, group.hero - 1), Math.max(0, group.places.length - 3))
  const scene = (
    name: string,
    width: number,
    height: number,
    rest: Pick<Scene, 'view' | 'things'>,
    lamp: number,
  ): Scene => ({
    file: `categories/${key}-${name}.webp`,
    width,
    height,
    backdrop: { inner, outer, disc: { color: disc, centre: [0.5, 0.52], radius: lamp } },
    ...rest,
  })
  return [
    scene('image', 800, 800, { view: { turn: 0, rise: 12, fill: 0.72 }, things: hero ? row([hero]) : [] }, 0.36),
    scene(
      'cat',
      1000,
      750,
      { view: { turn: 0, rise: 13, fill: [0.84, 0.74] }, things: row(group.places.slice(first, first + 3)) },
      0.37,
    ),
    scene('wall', 2000, 400, { view: { turn: 0, rise: 7, fill: [0.8, 0.8] }, things: row(group.places, 1.25) }, 0.42),
  ]
})

/** Stands products side by side by their widths (cm); every second one a little nearer. */
function row(places: Place[], air = 1): Scene['things'] {
  const total = places.reduce((sum, place) => sum + place[3] * air, 0)
  let left = -total / 2
  return places.map(([sku, color, turn, width], index) => {
    const x = left + (width * air) / 2
    left += width * air
    return item(sku, [x, 0, places.length > 1 && index % 2 === 0 ? 8 : -4], turn, color)
  })
}

import type { Group } from 'three'
import { button, display, group } from '../kit/controls.ts'
import { blackGlass, chrome, glow, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { label } from '../kit/print.ts'
import { plate, put, ring, roundedBox } from '../kit/shapes.ts'
import type { PressureCookerParams } from './pressure-cooker.ts'

/** A console that stands proud of the round wall, with display and programme keys. */
export function panel(params: PressureCookerParams, radius: number, rim: number): Group {
  const { control = 'touch', body, brand = 'Nawwar' } = params
  const [w, h] = [radius * 1.02, rim * 0.66]
  const dark = paint('#1d1f22', 'satin')
  const console = put(
    roundedBox(w + 1.1, h + 1.1, 5, 0.7, body === 'steel' ? dark : chrome('#c9ccd0', 0.2)),
    [0, 0, -2.3],
  )
  const sheet = put(
    plate(outline(rectangle(w + 0.4, h + 0.4, 1.2)), 0.6, control === 'touch' ? blackGlass() : dark, 0.15),
    [0, 0, 0.25],
  )
  const parts = group(console, sheet)
  const keys = control === 'touch' ? touchKeys(w, h) : pushKeys(w, h)
  parts.add(put(group(keys), [0, 0, 0.55]))
  parts.add(put(label(brand, { height: 1.25, color: '#e8e6e0' }), [0, -h * 0.44, 0.58]))
  return parts
}

const programmes = [
  'MEAT',
  'BEANS',
  'RICE',
  'SOUP',
  'STEW',
  'SAUTÉ',
  'STEAM',
  'YOGURT',
  'KEEP',
  'CAKE',
  'EGGS',
  'FISH',
  'OATS',
  'DELAY',
]

function touchKeys(w: number, h: number): Group {
  const names = programmes.map((name, index) =>
    put(label(name, { height: 0.86, color: index === 0 ? '#8fd8ff' : '#e8e6e0' }), [
      (index % 2 === 0 ? -1 : 1) * w * 0.33,
      h * (0.38 - Math.floor(index / 2) * 0.115),
      0.03,
    ]),
  )
  return group(
    put(display({ width: w * 0.3, height: h * 0.2, text: '35', color: '#8fd8ff' }), [0, h * 0.26, 0]),
    put(group(ring(w * 0.1, 0.1, glow('#8fd8ff', 0.9))), [0, -h * 0.12, 0.05], [90, 0, 0]),
    put(label('START', { height: 0.8, color: '#e8e6e0' }), [0, -h * 0.12, 0.04]),
    ...names,
  )
}

/** Keys in both languages, two columns beside the display. */
function pushKeys(w: number, h: number): Group {
  const words = ['لحوم', 'MEAT', 'أرز', 'RICE', 'شوربة', 'SOUP', 'فول', 'BEANS']
  const keys = words.map((word, index) => {
    const [x, y] = [(index % 2 === 0 ? -1 : 1) * w * 0.245, h * (0.06 - Math.floor(index / 2) * 0.125)]
    return put(
      group(
        put(
          button({ width: w * 0.42, height: h * 0.095, depth: 0.16, material: paint('#3a3e42', 'satin') }),
          [0, 0, 0],
        ),
        put(label(word, { height: 0.95, color: '#f0eee8' }), [0, 0, 0.2]),
      ),
      [x, y, 0],
    )
  })
  return group(
    put(display({ width: w * 0.78, height: h * 0.24, text: '00:45', color: '#ffb347', icons: ['HIGH', 'LOW'] }), [
      0,
      h * 0.3,
      0,
    ]),
    ...keys,
  )
}

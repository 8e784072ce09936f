import { button, dial, display, group, knob } from '../../kit/controls.ts'
import { loft } from '../../kit/loft.ts'
import { brushedSteel, dark, paint } from '../../kit/materials.ts'
import { inkOn, label } from '../../kit/print.ts'
import { cylinder, put } from '../../kit/shapes.ts'
import type { BlenderParams } from '../blender.ts'

/** The motor base with its control and the name. */
export function blenderBase(params: BlenderParams, width: number, height: number) {
  const { base = 'tower', brand = 'Nawwar', color } = params
  const n = base === 'cube' ? 7 : 3.6
  const top = base === 'cube' ? 0.94 : 0.68
  const depth = width * 0.94
  const trim = base === 'steel' ? paint(color, 'satin') : dark()
  const hull = loft(
    {
      sections: [
        { y: 0.4, width, depth, n },
        { y: height * 0.42, width: width * (top + (1 - top) * 0.72), depth: depth * (top + (1 - top) * 0.72), n },
        { y: height * 0.9, width: width * top, depth: depth * top, n },
      ],
      roundBottom: 0.4,
      roundTop: 0.7,
    },
    housingSkin(params),
  )
  const skirt = loft(
    {
      sections: [
        { y: 0.1, width: width * 1.015, depth: depth * 1.015, n },
        { y: 1.6, width: width * 1.005, depth: depth * 1.005, n },
      ],
      roundBottom: 0.2,
      roundTop: 0.15,
    },
    trim,
  )
  const metal = base === 'power' ? brushedSteel() : trim
  const collar = put(cylinder(width * top * 0.5, height * 0.14, metal, 0.4), [0, height * 0.88, 0])
  const slope = (Math.atan((depth * (1 - top) * 0.62) / (height * 0.9)) * 180) / Math.PI
  const face = put(
    group(
      controls(params, width, height),
      put(label(brand, { height: 1.5, color: base === 'steel' ? '#33373a' : inkOn(color) }), [0, height * 0.28, 0.25]),
    ),
    [0, height * 0.47, depth * (0.5 - (1 - top) * 0.18) - 0.12],
    [-slope, 0, 0],
  )
  return group(hull, skirt, collar, face)
}

function housingSkin({ base = 'tower', color, finish = 'gloss' }: BlenderParams) {
  return base === 'steel' ? brushedSteel('#c9cbcd', [2, 2]) : paint(color, finish)
}

function controls({ control = 'knob', color, base }: BlenderParams, width: number, height: number) {
  if (control === 'display')
    return group(
      display({ width: width * 0.42, height: height * 0.2, text: '00:30', color: '#8fd8ff' }),
      ...row(5, width * 0.1, -height * 0.2),
    )
  if (control === 'buttons')
    return group(...row(5, width * 0.125, -height * 0.02, base === 'steel' ? color : '#e9e6df'))
  const radius = width * 0.135
  return group(
    put(dial(radius * 1.45, 9, base === 'steel' ? '#33373a' : inkOn(color)), [0, -height * 0.03, 0.2]),
    put(knob({ radius, body: dark(), turn: -40 }), [0, -height * 0.03, 0.05]),
  )
}

function row(count: number, step: number, y: number, hex = '#3a3e42') {
  return Array.from({ length: count }, (_, index) =>
    put(button({ width: step * 0.8, height: step * 0.62, depth: 0.35, material: paint(hex, 'satin') }), [
      (index - (count - 1) / 2) * step,
      y,
      0.15,
    ]),
  )
}

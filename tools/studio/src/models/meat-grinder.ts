import type { Material } from 'three'
import { button, group } from '../kit/controls.ts'
import { feet, slats } from '../kit/details.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint } from '../kit/materials.ts'
import { circle, outline } from '../kit/paths.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, plate, put, ring, roundedBox } from '../kit/shapes.ts'
import { vessel } from '../kit/vessels.ts'

export type MeatGrinderParams = {
  color: string
  finish?: Finish
  /** `soft` is a rounded plastic housing with a dark tray, `metal` a squarer one with a steel tray. */
  style?: 'soft' | 'metal'
}

/** A meat grinder: motor housing at the back, head and disc to the front (+z), tray with pusher on top. */
export function meatGrinder(params: MeatGrinderParams): Product {
  const metal = params.style === 'metal'
  const headMetal = metal ? chrome('#cfd2d5', 0.22) : brushedSteel('#d2d4d6')
  const parts = [
    feet(15, 20, 0.8, 1.2).translateZ(-4.5),
    put(housing(params, metal), [0, 0.6, -4.5]),
    put(grindingHead(headMetal), [0, 15.4, 5]),
    put(neck(headMetal, metal), [0, 15.4, 8.6]),
  ]
  return product(parts, {
    front: { turn: -42, rise: 13 },
    side: { turn: -96, rise: 12 },
    detail: { turn: -26, rise: 14, closeUp: { at: [0, 15.6, 14], span: 17 } },
  })
}

function housing(params: MeatGrinderParams, metal: boolean) {
  const n = metal ? 5 : 3.2
  const skin = paint(params.color, params.finish ?? 'gloss')
  const hull = loft(
    {
      sections: [
        { y: 0.5, width: 17, depth: 23, n },
        { y: 9, width: 16.2, depth: 21.4, n, z: -0.2 },
        { y: 18.4, width: 14.4, depth: 18, n, z: -0.8 },
      ],
      roundTop: metal ? 1.4 : 3.4,
      roundBottom: 0.6,
    },
    skin,
  )
  const skirt = loft(
    {
      sections: [
        { y: 0.1, width: 17.4, depth: 23.4, n },
        { y: 1.5, width: 17.2, depth: 23.2, n },
      ],
      roundTop: 0.2,
      roundBottom: 0.2,
    },
    dark(),
  )
  const panel = put(
    group(
      put(roundedBox(0.6, 5.2, 8.6, 0.28, dark()), [0, 0, 0]),
      put(button({ width: 2.6, height: 1.7, depth: 0.35, material: chrome('#c3c6c9', 0.25) }), [0.3, 1, 2], [0, 90, 0]),
      put(
        button({ width: 2.6, height: 1.7, depth: 0.35, material: paint('#b3261e', 'satin') }),
        [0.3, 1, -2],
        [0, 90, 0],
      ),
      put(label('ON    REV', { height: 0.8 }), [0.34, -1.4, 0], [0, 90, 0]),
    ),
    [7.75, 13.2, 0.6],
    [0, 0, 5.4],
  )
  const name = put(label('Nawwar', { height: 2, color: inkOn(params.color) }), [8.32, 5.4, 0.5], [0, 90, 3])
  const vents = put(slats(5, 4, 5, dark(), true, 0.5), [7.95, 9.6, -4.6], [0, 90, 3])
  return group(hull, skirt, panel, name, vents)
}

function grindingHead(material: Material) {
  const barrel = put(
    lathe(
      [
        [0, 0],
        [3.3, 0, 0.2],
        [3.3, 5.4, 0.4],
        [3.9, 6.8, 0.5],
        [3.9, 8.6, 0.2],
        [0, 8.6],
      ],
      material,
    ),
    [0, 0, 0],
    [90, 0, 0],
  )
  const nut = put(
    lathe(
      [
        [0, 0],
        [4.5, 0, 0.4],
        [4.6, 2.2, 0.4],
        [3.5, 2.5, 0.2],
        [3.5, 1.9, 0.1],
        [0, 1.9],
      ],
      material,
    ),
    [0, 0, 8.2],
    [90, 0, 0],
  )
  const lugs = Array.from({ length: 6 }, (_, index) =>
    put(group(put(roundedBox(1.5, 1.4, 1.9, 0.4, material), [0, 4.5, 0])), [0, 0, 9.3], [0, 0, index * 60]),
  )
  const holes = [...ringOfHoles(1.15, 6), ...ringOfHoles(2.35, 13)]
  const disc = put(plate(outline(circle(3.4), holes), 0.5, brushedSteel('#b9bcbf'), 0.06), [0, 0, 10.15])
  const collar = put(cylinder(4.1, 1.6, dark(), 0.3), [0, 0, -0.6], [90, 0, 0])
  return group(
    barrel,
    nut,
    disc,
    collar,
    put(cylinder(3.3, 0.2, dark('#1a1b1d'), 0.05), [0, 0, 9.7], [90, 0, 0]),
    put(cylinder(0.7, 0.5, chrome(), 0.15), [0, 0, 10.3], [90, 0, 0]),
    ...lugs,
  )
}

function ringOfHoles(radius: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    return circle(0.36, Math.cos(angle) * radius, Math.sin(angle) * radius, 14)
  })
}

function neck(material: Material, metal: boolean) {
  const tube = lathe(
    [
      [0, 1.5],
      [2.8, 1.5],
      [2.75, 8.4, 0.6],
      [3.6, 10.4, 0.3],
      [0, 10.4],
    ],
    material,
  )
  const trayMetal = metal ? brushedSteel('#d2d4d6') : dark('#2b2f32')
  const tray = vessel(
    [
      [8.4, 0, 0.6],
      [9.4, 2.6, 0.25],
    ],
    trayMetal,
    0.25,
  )
  tray.scale.set(0.86, 1, 1.12)
  const pusher = put(
    group(cylinder(2.3, 6, dark('#e9e7e2'), 0.3), put(cylinder(3.2, 0.8, dark('#e9e7e2'), 0.3), [0, 5.6, 0])),
    [0, 10.6, 0],
  )
  return group(tube, put(tray, [0, 10.0, -2.4]), pusher, put(ring(2.9, 0.25, dark()), [0, 8.2, 0]))
}

import type { Material } from 'three'
import { loft } from '../../kit/loft.ts'
import { blackGlass, brushedSteel, chrome, dark, paint } from '../../kit/materials.ts'
import { lathe, put, roundedBox } from '../../kit/shapes.ts'
import type { CoffeeMakerParams } from '../coffee-maker.ts'

/** Foot, water tank and filter head, with what belongs to them. */
export function coffeeTower(params: CoffeeMakerParams, width: number, height: number, deep: number) {
  const skin = paint(params.color, params.finish ?? 'gloss')
  const programmable = params.style === 'programmable'
  const size: Size = { width, height, deep, n: programmable ? 6 : 3.6 }
  return [
    plinth(size, skin),
    column(size, skin),
    filterHead(size, skin),
    lid(size),
    funnel(size),
    warmingPlate(size),
    ...gauges(size),
    ...(programmable ? [belt(size)] : []),
  ]
}

type Size = {
  width: number
  height: number
  deep: number
  /** How square its corners are. */
  n: number
}

function plinth({ width, deep, n }: Size, skin: Material) {
  return loft(
    {
      sections: [
        { y: 0.4, width, depth: deep, n },
        { y: 2.8, width: width * 0.99, depth: deep * 0.99, n },
      ],
      roundBottom: 0.3,
      roundTop: 0.7,
    },
    skin,
  )
}

function column({ width, height, deep }: Size, skin: Material) {
  return loft(
    {
      sections: [
        { y: 2, width: width * 0.97, depth: deep * 0.36, n: 5, z: -deep * 0.5 + deep * 0.19 },
        { y: height * 0.7, width: width * 0.97, depth: deep * 0.36, n: 5, z: -deep * 0.5 + deep * 0.19 },
      ],
      roundTop: 0.1,
      roundBottom: 0.1,
      smooth: false,
    },
    skin,
  )
}

function filterHead({ width, height, deep, n }: Size, skin: Material) {
  return loft(
    {
      sections: [
        { y: height * 0.67, width: width * 0.97, depth: deep * 0.97, n },
        { y: height - 0.8, width, depth: deep, n },
      ],
      roundBottom: 0.8,
      roundTop: 0.8,
      smooth: false,
    },
    skin,
  )
}

function lid({ width, height, deep, n }: Size) {
  return loft(
    {
      sections: [
        { y: height - 0.5, width: width * 0.9, depth: deep * 0.88, n },
        { y: height + 0.3, width: width * 0.88, depth: deep * 0.86, n },
      ],
      roundTop: 0.4,
      roundBottom: 0.1,
    },
    dark(),
  )
}

/** Leads the coffee into the jug. */
function funnel({ width, height, deep }: Size) {
  return put(
    lathe(
      [
        [0, -3],
        [width * 0.14, -3, 0.3],
        [width * 0.32, 0.4, 0.3],
        [0, 0.4],
      ],
      dark(),
    ),
    [0, height * 0.67, deep * 0.14],
  )
}

function warmingPlate({ width, deep }: Size) {
  return put(
    lathe(
      [
        [0, 0],
        [width * 0.42, 0, 0.1],
        [width * 0.4, 0.7, 0.2],
        [0, 0.7],
      ],
      chrome('#7d8186', 0.3),
    ),
    [0, 2.9, deep * 0.14],
  )
}

/** Windows in both flanks that show the water. */
function gauges({ width, height, deep }: Size) {
  return [-1, 1].map((way) =>
    put(roundedBox(0.3, height * 0.34, 1.6, 0.14, blackGlass('#3c474d')), [
      way * width * 0.482,
      height * 0.36,
      -deep * 0.5 + deep * 0.2,
    ]),
  )
}

/** A steel belt around the head. */
function belt({ width, height, deep, n }: Size) {
  return loft(
    {
      sections: [
        { y: height * 0.7, width: width * 1.005, depth: deep * 1.005, n },
        { y: height * 0.94, width: width * 1.012, depth: deep * 1.012, n },
      ],
      roundTop: 0.05,
      roundBottom: 0.05,
      smooth: false,
    },
    brushedSteel('#c6c8ca', [1, 2]),
  )
}

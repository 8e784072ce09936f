import { button, dial, group, knob } from '../../kit/controls.ts'
import { loft } from '../../kit/loft.ts'
import { brushedSteel, chrome, dark, paint } from '../../kit/materials.ts'
import { inkOn, label } from '../../kit/print.ts'
import { put } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import type { JuicerParams } from '../juicer.ts'

/** The motor base with its dial and the spout. */
export function juicerBase(params: JuicerParams, width: number, wide: boolean) {
  const hull = loft(
    {
      sections: [
        { y: 0.5, width, depth: width, n: 2.6 },
        { y: 8, width: width * 0.94, depth: width * 0.94, n: 2.5 },
        { y: 16, width: width * 1.02, depth: width * 1.0, n: 2.4 },
        { y: 19.4, width: width * 1.08, depth: width * 1.04, n: 2.3 },
      ],
      roundBottom: 0.5,
      roundTop: 0.5,
    },
    paint(params.color, params.finish ?? 'gloss'),
  )
  const collar = loft(
    {
      sections: [
        { y: 18.2, width: width * 1.09, depth: width * 1.05, n: 2.3 },
        { y: 20.2, width: width * 1.1, depth: width * 1.06, n: 2.3 },
      ],
      roundTop: 0.3,
      roundBottom: 0.2,
    },
    wide ? brushedSteel() : dark(),
  )
  const ink = inkOn(params.color)
  const face = group(
    put(dial(2.9, wide ? 4 : 3, ink, -60, 60), [0, 0, 0.14]),
    put(knob({ radius: 1.9, turn: wide ? 30 : -30 }), [0, 0, 0]),
    put(label('Nawwar', { height: 1.5, color: ink }), [0, 4.6, 0.35]),
    ...(wide ? [put(button({ radius: 0.7, material: chrome(), lamp: '#ffb347' }), [0, -3.6, 0.05])] : []),
  )
  const spout = sweep(
    {
      points: [
        [-width * 0.42, 17.2, 2.4],
        [-width * 0.58, 16.6, 2.5],
        [-width * 0.66, 14.8, 2.6],
      ],
      width: [4, 3.2, 2.4],
      thickness: [3, 2.4, 2],
      n: 2.2,
    },
    wide ? brushedSteel() : dark(),
  )
  return group(hull, collar, put(face, [0, 8.4, width * 0.472 - 0.05]), spout)
}

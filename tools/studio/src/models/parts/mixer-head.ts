import type { Material } from 'three'
import { dial, display, group, knob } from '../../kit/controls.ts'
import { loft } from '../../kit/loft.ts'
import { brushedSteel, chrome, dark } from '../../kit/materials.ts'
import { inkOn, label } from '../../kit/print.ts'
import { cylinder, put } from '../../kit/shapes.ts'
import type { StandMixerParams } from '../stand-mixer.ts'

/** The tilting head with its band, nose and hub, controls on its flank. */
export function mixerHead(params: StandMixerParams, skin: Material, square: number) {
  const hull = loft(
    {
      sections: [
        { y: -16.6, width: 8.6, depth: 8.2, n: square, z: 0.6 },
        { y: -11, width: 12.2, depth: 11.4, n: square, z: 0.2 },
        { y: -1, width: 13, depth: 12.2, n: square },
        { y: 9, width: 12.2, depth: 11.2, n: square },
        { y: 15.4, width: 10, depth: 9.2, n: square, z: -0.2 },
      ],
      roundTop: 2.6,
      roundBottom: 2.6,
    },
    skin,
  )
  const band = loft(
    {
      sections: [
        { y: -0.5, width: 12.25, depth: 11.25, n: square },
        { y: 0.5, width: 12.1, depth: 11.1, n: square },
      ],
      roundTop: 0.1,
      roundBottom: 0.1,
    },
    chrome(),
  )
  const nose = put(
    group(
      put(cylinder(2.9, 0.8, chrome(), 0.25), [0, 0, 0], [90, 0, 0]),
      put(cylinder(1.0, 0.5, dark(), 0.2), [0, 0, 0.7], [90, 0, 0]),
    ),
    [0, 0.2, 17.4],
  )
  const hub = group(
    put(cylinder(4.4, 2, skin, 0.4), [0, -6.8, 5]),
    put(cylinder(3.4, 2.2, brushedSteel(), 0.3), [0, -8.4, 5]),
  )
  return group(
    put(hull, [0, 0, 0], [90, 0, 0]),
    put(band, [0, 0, 10.4], [90, 0, 0]),
    nose,
    hub,
    put(flank(params), [6.1, 0.3, 0], [0, 90, 0]),
  )
}

function flank({ style, color }: StandMixerParams) {
  const name = put(label('Nawwar', { height: 2.5, color: inkOn(color) }), [2.4, 1.5, 0.42])
  if (style === 'modern') {
    return group(
      put(name, [4.6, 1.2, 0.42]),
      put(display({ width: 5, height: 2.2, text: '05:00', color: '#ffb347' }), [-3.6, 1.4, 0.2]),
      put(knob({ radius: 1.8, turn: 40 }), [-3.6, -2.4, -0.1]),
    )
  }
  return group(
    put(name, [1.6, 1.4, 0.42]),
    put(dial(2.1, 7, inkOn(color)), [8.4, -1.4, -0.02]),
    put(knob({ radius: 1.7, turn: -60 }), [8.4, -1.4, -0.25]),
  )
}

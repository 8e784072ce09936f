import type { Group, Material } from 'three'
import { group } from '../../kit/controls.ts'
import { loft } from '../../kit/loft.ts'
import { glow, paint, rubber } from '../../kit/materials.ts'
import { cylinder, put, roundedBox } from '../../kit/shapes.ts'

type FloorHead = { width: number; skin: Material; window?: Material; lights?: boolean }

/** A vacuum's floor head: flat nozzle with front edge at +z, brush strip, wheels and the neck's hinge at [0, 3.4, -4]. */
export function floorHead({ width, skin, window, lights = false }: FloorHead): Group {
  const dark = paint('#1d1f22', 'satin')
  const shell = loft(
    {
      sections: [
        { y: 0.9, width, depth: 10.5, n: 5 },
        { y: 2.2, width: width * 0.995, depth: 10.2, n: 5 },
        { y: 4.1, width: width * 0.9, depth: 6.6, n: 4, z: -0.9 },
        { y: 4.9, width: width * 0.5, depth: 4, n: 3, z: -1.4 },
      ],
      roundTop: 0.5,
      roundBottom: 0.3,
    },
    skin,
  )
  const bumper = put(roundedBox(width * 1.005, 1.1, 10.8, 0.5, dark), [0, 0.9, 0])
  const strip = put(roundedBox(width * 0.86, 0.5, 2, 0.2, rubber('#8f1d24')), [0, 0.3, 1.5])
  const hinge = put(cylinder(2.1, 6, dark, 0.5), [-3, 3.6, -4.4], [0, 0, -90])
  const wheels = [-1, 1].map((side) => put(cylinder(1.5, 1, rubber(), 0.3), [side * 4.4 - 0.5, 1.5, -5.4], [0, 0, -90]))
  const lamps = [-2, -1, 0, 1, 2].map((step) =>
    put(roundedBox(1.7, 0.55, 0.4, 0.15, glow('#dff1ff', 1.2)), [step * 3.3, 2.1, 4.95], [-30, 0, 0]),
  )
  const glass = window ? [put(roundedBox(width * 0.66, 0.8, 3, 0.3, window), [0, 3.5, 1.9], [38, 0, 0])] : []
  return group(shell, bumper, strip, hinge, ...wheels, ...glass, ...(lights ? lamps : []))
}

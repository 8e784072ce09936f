import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { loft } from '../../kit/loft.ts'
import { dark, paint, rubber } from '../../kit/materials.ts'
import { cylinder, put, ring } from '../../kit/shapes.ts'
import type { BlenderParams } from '../blender.ts'

/** The lid with its clear cap. */
export function blenderLid(params: BlenderParams, radius: number, height: number) {
  const n = params.jug === 'square' ? 4.6 : 2
  const trim = params.base === 'steel' ? paint(params.color, 'satin') : dark()
  const cover = loft(
    {
      sections: [
        { y: height - 0.3, width: radius * 2.1, depth: radius * 2.1, n },
        { y: height + 1.4, width: radius * 2.0, depth: radius * 2.0, n },
      ],
      roundBottom: 0.2,
      roundTop: 0.6,
    },
    trim,
  )
  const cap = put(cylinder(radius * 0.36, 2.2, glass({ tint: '#cfd6d8', opacity: 0.3 }), 0.3), [0, height + 1.6, 0])
  return group(cover, cap, put(ring(radius * 0.4, 0.25, rubber()), [0, height + 2.0, 0]))
}

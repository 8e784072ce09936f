import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { loft } from '../../kit/loft.ts'
import { dark } from '../../kit/materials.ts'
import { lathe, put, ring } from '../../kit/shapes.ts'

/** The clear lid with feed tube, pusher and cap. */
export function processorLid(radius: number) {
  const clear = glass({ tint: '#e6ebec', opacity: 0.22 })
  const cover = lathe(
    [
      [0, 0.9],
      [radius * 0.9, 0.9, 0.4],
      [radius + 0.25, 0.3, 0.2],
      [radius + 0.25, -0.7, 0.1],
    ],
    clear,
  )
  const chimney = loft(
    {
      sections: [
        { y: 0.6, width: 9, depth: 6.6, n: 3 },
        { y: 8, width: 8.6, depth: 6.4, n: 3 },
      ],
      roundTop: 0.05,
      roundBottom: 0.1,
      smooth: false,
    },
    clear,
  )
  const pusher = loft(
    {
      sections: [
        { y: 1.5, width: 7.6, depth: 5.2, n: 3 },
        { y: 8.4, width: 7.8, depth: 5.4, n: 3 },
      ],
      roundTop: 0.3,
      roundBottom: 0.3,
    },
    dark('#33383c'),
  )
  const cap = loft(
    {
      sections: [
        { y: 8.2, width: 9.2, depth: 7, n: 3 },
        { y: 9.2, width: 9, depth: 6.8, n: 3 },
      ],
      roundTop: 0.6,
      roundBottom: 0.3,
    },
    dark(),
  )
  const side = 0.18 * radius
  return group(
    cover,
    put(group(chimney, pusher, cap), [-side, 0, -1.6]),
    put(ring(radius + 0.2, 0.28, dark()), [0, -0.5, 0]),
  )
}

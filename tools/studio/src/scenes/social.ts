import type { Scene } from './scene.ts'
import { item, podium } from './scene.ts'
import { tones } from './tones.ts'

const { inner, outer, block, disc } = tones.sand

/** The card that social networks show for the shop; the logos are laid on its left half afterwards. */
export const socialScene: Omit<Scene, 'file'> = {
  width: 1200,
  height: 630,
  view: { turn: 0, rise: 10, fill: [0.44, 0.74], shift: [0.46, -0.06] },
  backdrop: { inner, outer, centre: [0.73, 0.4], disc: { color: disc, centre: [0.73, 0.54], radius: 0.4 } },
  things: [
    podium([4, 0, -10], 22, 7, block),
    item('NW-SM-500', [4, 7, -10], -52, '#f0e4cc'),
    item('NW-KT-170', [-24, 0, 14], -16, '#0e6f74'),
    item('NW-BL-60', [27, 0, 10], -16, '#e2725b'),
  ],
}

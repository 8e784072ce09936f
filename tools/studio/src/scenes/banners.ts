import type { Scene } from './scene.ts'
import { item, podium } from './scene.ts'
import type { Tone } from './tones.ts'
import { tones } from './tones.ts'

type Banner = { tone: Tone; things: (block: string) => Scene['things'] }

/** Groups are centred at x = 0; the frame is shifted to leave room for text at the start of the line. */
const banners: Banner[] = [
  {
    tone: 'sand',
    things: (block) => [
      podium([0, 0, -10], 24, 6, block),
      item('NW-AF-550', [0, 6, -10], -18, '#23272b'),
      item('NW-KT-170', [-30, 0, 12], -18, '#0e6f74'),
      item('NW-BL-175', [31, 0, 4], -22, '#f0e4cc'),
    ],
  },
  {
    tone: 'rose',
    things: (block) => [
      podium([-4, 0, -6], 22, 7, block),
      item('NW-AF-700', [-4, 7, -6], -20, '#23272b'),
      item('NW-AF-400', [29, 0, 10], -28, '#f3f1ec'),
    ],
  },
  {
    tone: 'stone',
    things: (block) => [
      item('NW-ES-200', [0, 0, -10], -20, '#c3c7cb'),
      podium([-34, 0, 0], 13, 4, block),
      item('NW-TC-300', [-34, 4, 0], -12, '#b5714a'),
      item('NW-CG-150', [28, 0, 14], -20, '#6e5142'),
    ],
  },
  {
    tone: 'sky',
    things: (block) => [
      item('NW-OR-11', [0, 0, -12], -24, '#f3f1ec'),
      podium([-34, 0, 6], 16, 8, block),
      item('NW-FH-2000', [-34, 8, 6], -16, '#f3f1ec'),
    ],
  },
  {
    tone: 'nile',
    things: () => [item('NW-VC-2000', [-2, 0, -4], -40, '#6d1f33'), item('NW-RV-50', [36, 0, 24], -20, '#f3f1ec')],
  },
  {
    tone: 'sage',
    things: (block) => [
      podium([4, 0, -12], 26, 7, block),
      item('NW-SM-500', [4, 7, -12], -52, '#a9d3bf'),
      item('NW-IR-2600', [-33, 0, 16], -30, '#0e6f74'),
      item('NW-TS-2', [36, 0, 6], -24, '#f3f1ec'),
    ],
  },
]

/** Six banners, each for both directions of reading. */
export const bannerScenes: Scene[] = banners.flatMap(({ tone, things }, index) =>
  (['ltr', 'rtl'] as const).map((direction): Scene => {
    const side = direction === 'ltr' ? 1 : -1
    const { inner, outer, block, disc } = tones[tone]
    const middle = 0.5 + side * 0.235
    return {
      file: `banners/banner-${index + 1}-${direction}.webp`,
      width: 1920,
      height: 800,
      view: { turn: 0, rise: 9, fill: [0.44, 0.74], shift: [side * 0.47, -0.06] },
      backdrop: { inner, outer, centre: [middle, 0.4], disc: { color: disc, centre: [middle, 0.54], radius: 0.4 } },
      things: things(block),
    }
  }),
)

import type { Scene } from './scene.ts'
import { item, podium } from './scene.ts'
import type { Tone } from './tones.ts'
import { tones } from './tones.ts'

type Poster = { tone: Tone; rise?: number; things: (block: string) => Scene['things'] }

/** Posters of the nine videos, in their order. */
const posters: Poster[] = [
  { tone: 'stone', rise: 16, things: () => [item('NW-TC-600', [0, 0, 0], -16, '#23272b')] },
  { tone: 'rose', things: () => [item('NW-AF-400', [0, 0, 0], -26, '#f3f1ec')] },
  { tone: 'nile', things: () => [item('NW-KT-180', [0, 0, 0], -16, '#23272b')] },
  { tone: 'sky', things: () => [item('NW-IR-3000', [0, 0, 0], -30, '#1d2f4f')] },
  {
    tone: 'sand',
    things: (block) => [
      podium([34, 0, -4], 20, 6, block),
      item('NW-AF-400', [-36, 0, 4], -10, '#f3f1ec'),
      item('NW-AF-550', [0, 0, -6], -18, '#23272b'),
      item('NW-AF-700', [34, 6, -4], -26, '#23272b'),
    ],
  },
  { tone: 'sage', things: () => [item('NW-SM-700', [0, 0, 0], -50, '#b5714a')] },
  {
    tone: 'nile',
    things: () => [item('NW-VC-1600', [-32, 0, 4], -30, '#a3182b'), item('NW-VC-2400', [34, 0, 0], -40, '#4a4f55')],
  },
  {
    tone: 'stone',
    things: (block) => [
      item('NW-ES-200', [-8, 0, -4], -18, '#4a4f55'),
      podium([36, 0, 6], 9, 3, block),
      item('NW-CG-150', [36, 3, 6], -16, '#23272b'),
    ],
  },
  {
    tone: 'sky',
    things: () => [item('NW-OR-9', [14, 0, -6], -24, '#f3f1ec'), item('NW-FH-2000', [-30, 0, 10], -10, '#e2725b')],
  },
]

export const videoScenes: Scene[] = posters.map(({ tone, rise = 11, things }, index) => {
  const { inner, outer, block, disc } = tones[tone]
  return {
    file: `videos/video-${index + 1}.webp`,
    width: 1280,
    height: 720,
    view: { turn: 0, rise, fill: [0.8, 0.72] },
    backdrop: { inner, outer, disc: { color: disc, centre: [0.5, 0.52], radius: 0.38 } },
    things: things(block),
  }
})

import type { ModelChoice } from '../models/index.ts'

/** Models of the category `mixers-blenders`, by SKU. */
export const mixersBlenders: Record<string, ModelChoice> = {
  'NW-BL-150': {
    kind: 'blender',
    params: { baseWidth: 17, baseHeight: 14, jugHeight: 20, jugRadius: 7, set: 'mills' },
  },
  'NW-BL-175': {
    kind: 'blender',
    params: { base: 'cube', baseWidth: 17.5, baseHeight: 13.5, jugHeight: 22, jugRadius: 7.2, finish: 'satin' },
  },
  'NW-BL-200': {
    kind: 'blender',
    params: {
      base: 'power',
      baseWidth: 19.5,
      baseHeight: 17,
      jugHeight: 24,
      jugRadius: 7.8,
      jug: 'square',
      control: 'display',
    },
  },
  'NW-BL-60': { kind: 'blender', params: { set: 'bottles' } },
  'NW-HB-600': { kind: 'hand-blender', params: { shaft: 'plastic', extras: 'cup' } },
  'NW-HB-800': { kind: 'hand-blender', params: { body: 'steel', extras: 'cup', color: '#1d1f22' } },
  'NW-HB-1000': { kind: 'hand-blender', params: { finish: 'satin', extras: 'set' } },
  'NW-HM-300': { kind: 'hand-mixer', params: { bowl: 'glass' } },
  'NW-HM-500': { kind: 'hand-mixer', params: { style: 'strong', bowl: 'steel' } },
  'NW-SM-500': { kind: 'stand-mixer', params: { style: 'classic', bowlRadius: 10.4 } },
  'NW-SM-700': { kind: 'stand-mixer', params: { style: 'modern', bowlRadius: 11.4, tool: 'whisk' } },
}

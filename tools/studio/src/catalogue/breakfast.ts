import type { ModelChoice } from '../models/index.ts'

/** Models of the category `breakfast`, by SKU. */
export const breakfast: Record<string, ModelChoice> = {
  'NW-TS-2': { kind: 'toaster', params: { pairs: 1, length: 26, breadth: 17, height: 19, bake: [0.5] } },
  'NW-TS-4': { kind: 'toaster', params: { pairs: 2, length: 26, breadth: 31.5, height: 20, bake: [0, 1] } },
  'NW-SW-750': { kind: 'sandwich-maker', params: { width: 23, depth: 23.5, height: 9.5 } },
  'NW-SW-1800': { kind: 'sandwich-maker', params: { shape: 'grill', open: 9, width: 32.5, depth: 31.5, height: 15 } },
  'NW-WF-900': { kind: 'waffle-maker', params: { waffle: 'hearts', width: 21.5, depth: 26.5, height: 10 } },
  'NW-WF-1200': { kind: 'waffle-maker', params: { waffle: 'belgian', width: 26, depth: 29, height: 13 } },
}

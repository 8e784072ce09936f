import type { ModelChoice } from '../models/index.ts'

/** Models of the category `floor-care`, by SKU. */
export const floorCare: Record<string, ModelChoice> = {
  'NW-VC-1600': {
    kind: 'canister-vacuum',
    params: { width: 28.5, height: 23.5, depth: 38.5, build: 'bag', wand: 46 },
  },
  'NW-VC-2000': { kind: 'canister-vacuum', params: { width: 29, height: 30, depth: 41, build: 'cyclone', wand: 50 } },
  'NW-VC-2400': { kind: 'canister-vacuum', params: { width: 32, height: 26, depth: 45, build: 'hepa', wand: 52 } },
  'NW-VU-15': { kind: 'upright-vacuum', params: { width: 25, height: 112, build: 'axial' } },
  'NW-VU-25': { kind: 'upright-vacuum', params: { width: 25.5, height: 115, build: 'gun', dock: true } },
  'NW-RV-30': { kind: 'robot-vacuum', params: { diameter: 33, height: 8.5, remote: true } },
  'NW-RV-50': { kind: 'robot-vacuum', params: { diameter: 34.5, height: 9.5, laser: true } },
}

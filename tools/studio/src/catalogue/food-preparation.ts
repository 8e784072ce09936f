import type { ModelChoice } from '../models/index.ts'

/** Models of the category `food-preparation`, by SKU. */
export const foodPreparation: Record<string, ModelChoice> = {
  'NW-FP-220': { kind: 'food-processor', params: { control: 'knob' } },
  'NW-FP-350': {
    kind: 'food-processor',
    params: { control: 'panel', jars: true, bowlRadius: 9.8, bowlHeight: 14.5, finish: 'satin' },
  },
  'NW-CH-120': { kind: 'chopper', params: { bowl: 'glass' } },
  'NW-CH-200': { kind: 'chopper', params: { bowl: 'steel', radius: 9.2, bowlHeight: 12, color: '#c3c7cb' } },
  'NW-MG-1600': { kind: 'meat-grinder', params: { style: 'soft' } },
  'NW-MG-2000': { kind: 'meat-grinder', params: { style: 'metal', finish: 'satin' } },
  'NW-KS-5': { kind: 'kitchen-scale', params: {} },
  'NW-KS-10': {
    kind: 'kitchen-scale',
    params: { surface: 'steel', width: 18, height: 2, depth: 23, color: '#c3c7cb' },
  },
}

import type { ModelChoice } from '../models/index.ts'

/** Models of the category `water-dispensers`, by SKU. */
export const waterDispensers: Record<string, ModelChoice> = {}

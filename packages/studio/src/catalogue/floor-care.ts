import type { ModelChoice } from '../models/index.ts'

/** Models of the category `floor-care`, by SKU. */
export const floorCare: Record<string, ModelChoice> = {}

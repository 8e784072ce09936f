import type { ModelChoice } from '../models/index.ts'

/** Models of the category `food-preparation`, by SKU. */
export const foodPreparation: Record<string, ModelChoice> = {}

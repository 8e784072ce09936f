import type { ModelChoice } from '../models/index.ts'

/** Models of the category `personal-care`, by SKU. */
export const personalCare: Record<string, ModelChoice> = {}

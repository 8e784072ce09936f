import type { ModelChoice } from '../models/index.ts'

/** Models of the category `cooling-heating`, by SKU. */
export const coolingHeating: Record<string, ModelChoice> = {}

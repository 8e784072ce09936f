import type { ModelChoice } from '../models/index.ts'

/** Models of the category `ovens-microwaves`, by SKU. */
export const ovensMicrowaves: Record<string, ModelChoice> = {}

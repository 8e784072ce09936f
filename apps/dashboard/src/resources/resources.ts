import { auditEntries } from './audit-entries/index.ts'
import type { ResourceDefinition } from './resource.ts'

/** Everything in the menu, in its order. */
export const resources: readonly ResourceDefinition[] = [auditEntries]

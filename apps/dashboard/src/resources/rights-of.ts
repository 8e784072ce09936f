import type { ResourceRights } from '../auth/auth-provider.ts'
import { resources } from './resources.ts'

/** What a resource asks of who looks at it or changes it; null for one that is not there. */
export function rightsOf(name: string): ResourceRights | null {
  return resources.find((resource) => resource.name === name) ?? null
}

import type { StaffEndpoint } from '../endpoint.ts'
import { staffEndpoints } from './staff.staff-endpoints.ts'

/** Every call of the back office, by feature. */
export const staffApi = {
  staff: staffEndpoints,
} satisfies Record<string, Record<string, StaffEndpoint>>
export type StaffApi = typeof staffApi

import { customersStaffEndpoints } from '../customers/customers.staff-endpoints.ts'
import type { StaffEndpoint } from '../endpoint.ts'
import { ordersStaffEndpoints } from '../orders/orders.staff-endpoints.ts'
import { overviewStaffEndpoints } from '../overview/overview.staff-endpoints.ts'
import { staffEndpoints } from './staff.staff-endpoints.ts'
import { staffMembersEndpoints } from './staff-members.staff-endpoints.ts'

/** Every call of the back office, by feature. */
export const staffApi = {
  staff: staffEndpoints,
  staffMembers: staffMembersEndpoints,
  orders: ordersStaffEndpoints,
  customers: customersStaffEndpoints,
  overview: overviewStaffEndpoints,
} satisfies Record<string, Record<string, StaffEndpoint>>
export type StaffApi = typeof staffApi

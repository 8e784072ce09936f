import { routeTableOf, shopApi } from '@shop/contract'
import { staffApi } from '@shop/contract/staff'
import type { Plugin } from 'vite'

const name = 'virtual:staff-routes'

/**
 * Provides `virtual:staff-routes`: method, path and time-out of each call that the dashboard makes, read from the contract
 * when it is built. The contract's schemas stay on the server.
 */
export function staffRoutes(): Plugin {
  const { users, invitations, delivery } = shopApi
  const table = { staff: routeTableOf(staffApi), shop: routeTableOf({ users, invitations, delivery }) }
  return {
    name: 'staff-routes',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export const routes = ${JSON.stringify(table)}` : null),
  }
}

import { routeTableOf, shopApi } from '@shop/contract'
import type { Plugin } from 'vite'

const { returns, changeRequests, orderLinks, orderSearches, addresses, ...shopRoutes } = routeTableOf(shopApi)

/** The routes of each module. Every page loads the first one. */
const tables = new Map<string, object>([
  ['virtual:contract-routes', shopRoutes],
  ['virtual:late-routes', { returns, changeRequests, orderLinks, orderSearches, addresses }],
])

/**
 * Provides `virtual:contract-routes` and `virtual:late-routes`: method, path and time-out of each call, read from the contract by the
 * build. Only these tables reach the browser. The contract's schemas stay on the server: a build that would ship them fails.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (tables.has(id) ? `\0${id}` : null),
    load: (id) => {
      const table = tables.get(id.replace('\0', ''))
      return table ? `export const routes = ${JSON.stringify(table)}` : null
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const schema = modules.find((id) => id.includes('/zod/'))
      if (schema) this.error(`Schemas must not reach the browser, yet it would load ${schema}`)
    },
  }
}

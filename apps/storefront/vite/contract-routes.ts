import { routeTableOf, shopApi } from '@shop/contract'
import type { Plugin } from 'vite'

const name = 'virtual:contract-routes'

/**
 * Provides `virtual:contract-routes`: method, path and time-out of each call, read from the contract by the build.
 * Only this table reaches the browser. The contract's schemas stay on the server: a build that would ship them fails.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export const routes = ${JSON.stringify(routeTableOf(shopApi))}` : null),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const schema = modules.find((id) => id.includes('/zod/'))
      if (schema) this.error(`Schemas must not reach the browser, yet it would load ${schema}`)
    },
  }
}

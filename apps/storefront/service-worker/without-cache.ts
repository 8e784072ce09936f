import type { SerwistPlugin } from 'serwist'

/** On a full or broken disk the browser refuses to open its caches: pages and files then come from the shop, as without a worker. */
export const withoutCache: SerwistPlugin = {
  handlerDidError: async ({ request, error }) => (error instanceof DOMException ? fetch(request) : undefined),
}

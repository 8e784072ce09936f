import { buildStorefrontIfStale } from './lib/build-storefront.ts'

process.env.NODE_ENV ??= 'production'
await buildStorefrontIfStale()
await import('../apps/server/src/main.ts')

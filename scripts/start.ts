import { buildStorefrontIfStale } from './lib/build-storefront.ts'

process.env.NODE_ENV ??= 'production'
await buildStorefrontIfStale().catch((error: Error) => {
  console.error(`The storefront could not be built: ${error.message}`)
  process.exit(1)
})
await import('../apps/server/src/main.ts')

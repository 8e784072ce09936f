import { buildBundlesIfStale } from './lib/bundles.ts'

process.env.NODE_ENV ??= 'production'
await buildBundlesIfStale().catch((error: Error) => {
  console.error(`The screens could not be built: ${error.message}`)
  process.exit(1)
})
await import('../apps/server/src/main.ts')

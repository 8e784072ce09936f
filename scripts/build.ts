import { buildStorefront } from './lib/build-storefront.ts'

await buildStorefront()

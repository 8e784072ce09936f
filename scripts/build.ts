import { buildBundles } from './lib/bundles.ts'

await buildBundles()

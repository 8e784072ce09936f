import { findBrowsers } from './lib/browser.ts'
import { buildBundlesIfStale } from './lib/bundles.ts'
import { run } from './lib/run.ts'
import { installTool } from './lib/tool-packages.ts'

/**
 * What a change since `main` touches, in a few minutes: lint of its files, types, the unit, API and component tests that import them, and the journeys
 * that changed. `npm test` is the proof of the whole.
 */
const since = 'main'

await installTool('tools/development')
await run('biome', ['check', '--changed', `--since=${since}`, '--no-errors-on-unmatched', '.'])
await run('node', ['scripts/types.ts'])
const env = await findBrowsers()
await run('vitest', ['run', '--changed', since, '--passWithNoTests'], { env })
await buildBundlesIfStale()
const words = ['test', '--config=e2e', `--only-changed=${since}`, '--pass-with-no-tests']
await run('playwright', words, { env })

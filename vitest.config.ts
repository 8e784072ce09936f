import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { loneTexts } from './apps/dashboard/vite/lone-texts/lone-texts.ts'
import { staffRoutes } from './apps/dashboard/vite/staff-routes.ts'
import { isLongRun } from './apps/server/test/long-run.ts'
import { serveNewShops } from './apps/server/test/serve-new-shops.ts'
import { plugins as ofStorefront } from './apps/storefront/test/plugins.ts'
import { contractRoutes } from './apps/storefront/vite/contract-routes.ts'
import { languageFiles } from './apps/storefront/vite/language-files.ts'
import { leanBrowser } from './e2e/browsers.ts'
import { writeToMemory } from './e2e/write-to-memory.ts'
import { installTool } from './scripts/lib/tool-packages.ts'

writeToMemory()

// Its packages are used below, and by tests of the scripts.
await installTool('tools/development')
const { playwright } = await import('@vitest/browser-playwright')

/** A stopped machine or a full disk may take its time; a test that hangs still ends. Shorter limits are written as `impatient()`. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 }
/** How long something may take on a busy machine is no part of what a test says. */
const patientPolls = { poll: { timeout: 60_000 } }

/**
 * Without the compiler threads that crashed workers of Node 24 now and then, see docs/decisions/0045-a-failure-has-a-second-look.md.
 * Flags must not change while the engine runs, so the tests that collect garbage find `gc` here.
 */
const engine = {
  execArgv: [
    ...['--no-sparkplug', '--no-concurrent-recompilation', '--expose-gc'],
    ...['--report-on-fatalerror', '--report-directory=node_modules/.cache'],
  ],
}

/** Tests of components in headless Chromium. They run after all others, among which there are short time limits. */
const inBrowser = (name: string, folder: string) => ({
  name,
  include: [`${folder}/**/*.browser.test.tsx`],
  // A window of its own for each file would load a whole application anew. What a test leaves in a window, `leave-window.ts` clears.
  isolate: false,
  setupFiles: [`${folder}/test/leave-window.ts`],
  // A quarter of the time a page waits: for its shop, a press or a movement.
  maxWorkers: availableParallelism() + 1,
  sequence: { groupOrder: 1 },
  browser: {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions: leanBrowser, actionTimeout: patientPolls.poll.timeout }),
    instances: [{ browser: 'chromium' as const, name }],
    viewport: { width: 360, height: 740 },
    screenshotFailures: false,
  },
  expect: patientPolls,
  env: { LONG_TESTS: process.env.LONG_TESTS ?? '' },
  ...patience,
})

/** Components run with the libraries that a shop's pages have: React's development build takes twice as long, and Emotion's makes an element for each style. */
const define = { 'process.env.NODE_ENV': JSON.stringify('production') }
const asInShops = {
  define,
  resolve: { conditions: ['module', 'browser', 'production'] },
  optimizeDeps: { include: ['react/jsx-runtime'], rolldownOptions: { transform: { define } } },
  oxc: { jsx: { development: false } },
}

const setupFiles = ['apps/server/test/seed-random-cases.ts']

export default defineConfig({
  test: {
    // Half of a test is waiting for the database, a provider or a time limit.
    maxWorkers: availableParallelism() * 2,
    expect: patientPolls,
    // What passing tests print, such as React's warnings in development, hides what failing ones print.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'server',
          // Each file has a database and an app of its own, and modules hold no state: loading them anew for each is all it would be.
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          setupFiles: [...setupFiles, 'apps/server/test/statements/watch-statements.ts'],
          ...patience,
          ...engine,
        },
      },
      {
        // They start PostgreSQL and kill it: the databases of the server's tests are no use to them.
        test: {
          name: 'embedded-postgres',
          isolate: false,
          include: ['packages/embedded-postgres/**/*.test.ts'],
          ...patience,
          ...engine,
        },
      },
      {
        // By `npm run test:long` only: minutes of load, kills and floods.
        test: {
          name: 'drills',
          include: isLongRun ? ['apps/server/drills/*.drill.ts'] : [],
          globalSetup: ['apps/server/test/global-setup.ts'],
          fileParallelism: false,
          ...patience,
          ...engine,
        },
      },
      {
        // The modules that the builds make.
        plugins: [contractRoutes(), languageFiles(), staffRoutes()],
        test: {
          name: 'pure',
          // These files leave nothing behind: they need no fresh worker each, which is half of the time.
          isolate: false,
          include: ['{packages,scripts,apps/storefront,apps/dashboard,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'packages/embedded-postgres/**', '**/*.browser.test.tsx'],
          setupFiles: [...setupFiles, 'apps/storefront/test/late-imports.ts'],
          ...patience,
          ...engine,
        },
      },
      {
        ...asInShops,
        plugins: ofStorefront,
        test: inBrowser('storefront-components', 'apps/storefront'),
      },
      {
        ...asInShops,
        plugins: [staffRoutes(), loneTexts(), serveNewShops()],
        test: inBrowser('dashboard-components', 'apps/dashboard'),
      },
    ],
  },
})

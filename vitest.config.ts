import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { staffRoutes } from './apps/dashboard/vite/staff-routes.ts'
import { contractRoutes } from './apps/storefront/vite/contract-routes.ts'
import { languageFiles } from './apps/storefront/vite/language-files.ts'

/** A stopped machine or a full disk may take its time; a test that hangs still ends. Shorter limits are written as `impatient()`. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 }

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

const setupFiles = ['apps/server/test/seed-random-cases.ts']

export default defineConfig({
  test: {
    // Half of a test is waiting for the database, a provider or a time limit.
    maxWorkers: availableParallelism() * 2,
    // How long something may take on a busy machine is no part of what a test says.
    expect: { poll: { timeout: 60_000 } },
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
          include: process.env.LONG_TESTS === 'yes' ? ['apps/server/drills/*.drill.ts'] : [],
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
          // Tests of scripts lint and read TypeScript.
          globalSetup: ['scripts/lib/install-for-tests.ts'],
          // These files leave nothing behind: they need no fresh worker each, which is half of the time.
          isolate: false,
          include: ['{packages,scripts,apps/storefront,apps/dashboard,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'packages/embedded-postgres/**'],
          setupFiles,
          ...patience,
          ...engine,
        },
      },
    ],
  },
})

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { staffRoutes } from './apps/dashboard/vite/staff-routes.ts'
import { contractRoutes } from './apps/storefront/vite/contract-routes.ts'
import { languageFiles } from './apps/storefront/vite/language-files.ts'

export default defineConfig({
  test: {
    // Half of a test is waiting for the database, a provider or a time limit.
    maxWorkers: availableParallelism() * 2,
    // How long something may take on a busy machine is no part of what a test says.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          name: 'server',
          // Each file has a database and an app of its own, and modules hold no state: loading them anew for each is all it would be.
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          setupFiles: ['apps/server/test/statements/watch-statements.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // They start PostgreSQL and kill it: the databases of the server's tests are no use to them.
        test: {
          name: 'embedded-postgres',
          isolate: false,
          include: ['packages/embedded-postgres/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // By `npm run test:long` only: minutes of load, kills and floods.
        test: {
          name: 'drills',
          include: process.env.LONG_TESTS === 'yes' ? ['apps/server/drills/*.drill.ts'] : [],
          globalSetup: ['apps/server/test/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
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
          // Some read the whole repository, on a machine that does other things beside.
          testTimeout: 20_000,
        },
      },
    ],
  },
})

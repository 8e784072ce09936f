import { defineConfig } from 'vitest/config'
import { staffRoutes } from './apps/dashboard/vite/staff-routes.ts'
import { contractRoutes } from './apps/storefront/vite/contract-routes.ts'
import { languageFiles } from './apps/storefront/vite/language-files.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
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
          include: ['{packages,scripts,apps/storefront,apps/dashboard,bench}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})

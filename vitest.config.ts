import { defineConfig } from 'vitest/config'

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
        test: {
          name: 'pure',
          include: ['{packages,scripts,apps/storefront,apps/dashboard,bench}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})

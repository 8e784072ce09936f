import { defineConfig, devices } from '@playwright/test'
import { leanBrowser } from './browsers.ts'

/** `SHOP_URL` names a running shop; without it each run starts and stops a shop. */
const openedShop = {
  command: 'node shop/open-shop.ts',
  // Environment variables reach all journeys, so those with a separate shop start with the same data.
  wait: { stdout: /The journeys begin at (?<shop_url>\S+) with the data of (?<shop_data>\S+)\s/ },
  // Warnings of the shop belong in the report.
  stdout: 'pipe',
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
} as const

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../node_modules/.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 180_000,
  // How long something may take on a busy machine is no part of what a journey says.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.SHOP_URL ?? '',
    launchOptions: leanBrowser,
    // Journeys about being offline allow the service worker; in others it would hide requests from the test.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace takes half as long again; `--trace=retain-on-failure` records failing journeys.
    trace: 'off',
  },
  projects: [
    {
      name: 'English on a desktop',
      grepInvert: /@once/,
      use: { viewport: { width: 1440, height: 900 }, locale: 'en-US' },
    },
    {
      name: 'Arabic on a phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, locale: 'ar-EG' },
    },
  ],
  ...(process.env.SHOP_URL ? {} : { webServer: openedShop }),
})

import { defineConfig, devices } from '@playwright/test'
import { leanBrowser } from './browsers.ts'
import { writeToMemory } from './write-to-memory.ts'

writeToMemory()

const localeOf = { English: 'en-US', Arabic: 'ar-EG' }
const deviceOf = {
  desktop: { viewport: { width: 1440, height: 900 } },
  // It stands for wider phones, too: what fits 360 px also fits 390 px.
  // One dot a pixel: drawing takes less time, and journeys look at no picture.
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
}

function screenOf(language: keyof typeof localeOf, device: keyof typeof deviceOf) {
  return { name: `${language} on a ${device}`, use: { ...deviceOf[device], locale: localeOf[language] } }
}

/** The long run has all four, and all journeys on each. */
const isLong = process.env.LONG_TESTS === 'yes'

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './shop/prepare-data.ts',
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
    launchOptions: leanBrowser,
    // Journeys about being offline allow the service worker; in others it would hide requests from the test.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace takes half as long again; `--trace=retain-on-failure` records failing journeys.
    trace: 'off',
  },
  projects: [
    { ...screenOf('English', 'desktop'), ...(!isLong && { grepInvert: /@once/ }) },
    screenOf('Arabic', 'phone'),
    ...(isLong ? [screenOf('Arabic', 'desktop'), screenOf('English', 'phone')] : []),
  ],
})

import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from './config/config.ts'
import { startShop } from './process/start-shop.ts'
import { exitCodeOfSettings, stopOnSignals } from './process/stop-on-signals.ts'
import { mountBuiltDashboard } from './web/dashboard.ts'
import { mountBuiltStorefront } from './web/storefront.ts'

const dashboardBuild = fileURLToPath(new URL('../../dashboard/build', import.meta.url))
const storefrontBuild = fileURLToPath(new URL('../../storefront/build', import.meta.url))

try {
  const config = readConfig()
  const pages = { publicUrl: config.http.publicUrl, hasAnalytics: config.analyticsId !== null }
  const shop = await startShop(config, async (app) => {
    await mountBuiltDashboard(app, dashboardBuild)
    await mountBuiltStorefront(storefrontBuild, pages)(app)
  })
  stopOnSignals(shop, fail)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  const isKnown = error instanceof ConfigError
  process.stderr.write(`${isKnown ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exit(isKnown ? exitCodeOfSettings : 1)
}

import { flushCompileCache } from 'node:module'
import { ConfigError, readConfig } from '../src/config/config.ts'
import { startShop } from '../src/process/start-shop.ts'
import { exitCodeOfSettings, stopOnSignals } from '../src/process/stop-on-signals.ts'

/** The server as `main.ts` starts it, without the pages: nothing needs to be built for it. */
try {
  const shop = await startShop(readConfig(), async () => undefined)
  // One that is killed would leave no compiled code to the next.
  flushCompileCache()
  stopOnSignals(shop, fail)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  process.stderr.write(`${error}\n`)
  process.exit(error instanceof ConfigError ? exitCodeOfSettings : 1)
}

import { readConfig } from '../src/config.ts'
import { startShop } from '../src/start-shop.ts'
import { stopOnSignals } from '../src/stop-on-signals.ts'

/** The server as `main.ts` starts it, without the pages: nothing needs to be built for it. */
const shop = await startShop(readConfig(), async () => undefined)
stopOnSignals(shop, (error) => {
  throw error
})

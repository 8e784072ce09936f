import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ownStaffTest } from './own-staff-test.ts'

const program = join(import.meta.dirname, '../../apps/server/test/bosta-process.ts')

type Settings = { baseUrl: string; apiKey: string; webhookSecret: string }
type Fixtures = {
  bostaProcess: { process: ChildProcess; settings: Settings }
  /** Bosta gives a parcel another state, and tells the shop. */
  tellState: (trackingNumber: string, state: number) => Promise<void>
}

/** A journey of staff in a separate shop that calls Bosta. */
export const test = ownStaffTest.extend<Fixtures>({
  bostaProcess: async ({ browserName: _browser }, use) => {
    const bosta = fork(program)
    const [settings] = await once(bosta, 'message')
    await use({ process: bosta, settings })
    bosta.disconnect()
    await once(bosta, 'exit')
  },
  shopSettings: async ({ bostaProcess: { settings } }, use) => {
    const { baseUrl, apiKey, webhookSecret } = settings
    const account = { BOSTA_URL: baseUrl, BOSTA_API_KEY: apiKey, BOSTA_WEBHOOK_SECRET: webhookSecret }
    await use({ COURIER_API: 'bosta', PUBLIC_URL: 'http://127.0.0.1', ...account })
  },
  tellState: async ({ baseURL, bostaProcess: { process, settings } }, use) => {
    await use(async (trackingNumber, state) => {
      process.send({ trackingNumber, fields: { state } })
      await once(process, 'message')
      const { status } = await fetch(new URL('/api/couriers/webhooks/bosta/', baseURL), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: settings.webhookSecret },
        body: JSON.stringify({ trackingNumber, state }),
      })
      expect(status).toBe(200)
    })
  },
})

export { expect } from '@playwright/test'

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { FakePaymob } from './fakes/paymob-server.ts'
import { findFreePort } from './free-port.ts'
import { impatient } from './impatient.ts'

/** A server in a process of its own, to be killed and started again at the same address. */
export type KillableShop = {
  origin: string
  start(): Promise<void>
  /** Ends the process as a power cut does. */
  kill(): Promise<void>
  /** Paths of the calls whose response was lost when the process was killed. */
  cutOff: string[]
  /** Sends a request until it is answered, by this life of the server or a later one. */
  insist(path: string, init: RequestInit): Promise<Response>
}

const entry = fileURLToPath(new URL('./shop-process.ts', import.meta.url))

/** @param dataDir a directory of the shop's own @param secret the shop's, so that a later process reads what this one sealed */
export async function createKillableShop(given: {
  databaseUrl: string
  dataDir: string
  secret: string
  paymob: FakePaymob
}): Promise<KillableShop> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, ...describeShop(given), PORT: String(port), PUBLIC_URL: origin }
  let child: ChildProcess | null = null
  let up = Promise.withResolvers<void>()
  const cutOff: string[] = []

  return {
    origin,
    cutOff,
    async start() {
      child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      await waitForLine(child, 'Nawwar is open')
      up.resolve()
    },
    async kill() {
      up = Promise.withResolvers()
      const dying = child
      child = null
      if (!dying || dying.exitCode !== null) throw new Error('The server is not running')
      dying.kill('SIGKILL')
      await once(dying, 'exit')
    },
    async insist(path, init) {
      for (;;) {
        await up.promise
        try {
          const response = await fetch(new URL(path, origin), init)
          const body = await response.arrayBuffer()
          return new Response(body, { status: response.status, headers: response.headers })
        } catch (error) {
          // No answer: the server was killed, and the next one is asked.
          if (!(error instanceof TypeError)) throw error
          cutOff.push(path)
        }
      }
    },
  }
}

function describeShop(given: { databaseUrl: string; dataDir: string; secret: string; paymob: FakePaymob }) {
  const { settings } = given.paymob
  return {
    SHOP_ENV: 'local',
    HOST: '127.0.0.1',
    DATABASE_URL: given.databaseUrl,
    DATA_DIR: given.dataDir,
    SESSION_SECRET: given.secret,
    DEMO_DATA: 'no',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    PAYMENT_PROVIDER: 'paymob',
    PAYMOB_URL: settings.baseUrl,
    PAYMOB_PUBLIC_KEY: settings.publicKey,
    PAYMOB_SECRET_KEY: settings.secretKey,
    PAYMOB_API_KEY: settings.apiKey,
    PAYMOB_HMAC_SECRET: settings.hmacSecrets[0],
    // A call that died with the shop is soon given up. Shoppers ask again, also when a call was only late.
    PAYMOB_TIMEOUT_SECONDS: String(impatient(1)),
    PAYMOB_INTEGRATION_IDS: settings.integrations.card?.join(),
  }
}

async function waitForLine(child: ChildProcess, text: string): Promise<void> {
  if (!child.stdout) throw new Error('The server has no output')
  for await (const line of createInterface(child.stdout)) if (line.includes(text)) return
  throw new Error('The server ended before it was open')
}

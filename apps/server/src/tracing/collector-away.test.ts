import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/app.ts'
import { type Collector, startCollector } from '../../test/fakes/otlp-collector.ts'
import { isLongRun } from '../../test/long-run.ts'

/** A collector that is down, silent or broken is logged once and delays no request. */
let collector: Collector
const logged: string[] = []
beforeEach(async () => {
  collector = await startCollector()
  logged.length = 0
})
afterEach(() => collector.stop())

const linesOf = (text: string) => logged.filter((line) => line.includes(text)).length
const openTraced = (url = collector.url) =>
  openTestShop({
    logSink: { write: (line) => void logged.push(line) },
    config: { logLevel: 'info', tracing: { url, headers: {}, service: 'nawwar', ratio: 1 } },
  })

async function expectAnswers({ app }: TestShop, count: number): Promise<void> {
  for (let asked = 0; asked < count; asked += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject('/healthz')))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  }
}

/** More requests than the span queue can hold. */
const flood = 5000

test.each(['away', 'silent', 'cut', 'error'] as const)(
  'while it is %s all calls are answered, and the shop stops',
  async (how) => {
    if (how !== 'away') collector.behaveAs(...Array<typeof how>(100).fill(how))
    const shop = await openTraced(how === 'away' ? 'http://127.0.0.1:9/v1/traces' : collector.url)
    // A collector that answers nothing lets the queue fill.
    await expectAnswers(shop, isLongRun || how === 'silent' ? flood : 500)
    await expect.poll(() => linesOf('the collector takes no spans')).toBe(1)
    await shop.close()
    expect(linesOf('the collector takes no spans')).toBe(1)
  },
)

test('when it is back it gets spans again, and the log says so', async () => {
  collector.behaveAs('error')
  const shop = await openTraced()
  const asking = setInterval(() => void shop.app.inject('/healthz'), 100)
  await expect.poll(() => linesOf('the collector takes spans again')).toBe(1)
  clearInterval(asking)
  await shop.close()
})

test('what a shop did last is sent before it ends', async () => {
  const shop = await openTraced()
  await shop.app.inject('/healthz')
  await shop.close()
  expect(collector.spans().map(({ name }) => name)).toEqual(['GET /healthz'])
})

test('of a ratio of 0 nothing is sent, whatever a stranger asks for', async () => {
  const shop = await openTestShop({
    config: { tracing: { url: collector.url, headers: {}, service: 'nawwar', ratio: 0 } },
  })
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  await shop.app.inject({ url: '/healthz', headers: { traceparent } })
  await shop.close()
  expect(collector.requests).toEqual([])
})

test('a shop without tracing loads nothing of it', async () => {
  const app = new URL('../app.ts', import.meta.url).href
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ resolve: (name, ...rest) => { loaded.push(name); return rest.pop()(name, ...rest) } })
    await import(${JSON.stringify(app)})
    const isTracing = (name) => /otlp|opentelemetry.(?!api$)/.test(name)
    process.stdout.write([loaded.filter(isTracing).length, loaded.includes('fastify')].join(' '))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  expect(stdout).toBe('0 true')
})

import fc from 'fast-check'
import { callApi, createUser, signIn } from '../accounts.ts'
import { openTestShop, withoutLimits } from '../app.ts'
import { createProduct } from '../factories.ts'
import { type Nonsense, nonsense } from './nonsense.ts'

export type FuzzReport = { requests: number; answers: Record<string, number>; slowestMillis: number; faults: string[] }

/** What must never stand in an answer: our insides, and other people's secrets. */
const leaks = /node_modules|\.ts:\d+|PostgresError|\bpg_|syntax error at|\$argon2|password_hash|relation "/

/**
 * Sends nonsense to every call of the contract, as a guest, a shopper and an admin, and collects what should not have happened: an answer
 * of 5xx, none in ten seconds, or one that tells of our insides.
 */
export async function runFuzz(requests: number, seed: number): Promise<FuzzReport> {
  const shop = await openTestShop({ config: { ...withoutLimits, logLevel: 'silent' } })
  try {
    await createProduct(shop.pool, { variants: [{ stock: 100, hex: '#111111' }] })
    const report: FuzzReport = { requests, answers: {}, slowestMillis: 0, faults: [] }
    const makeTokens = async () => [null, await logIn(shop, 'shopper'), await logIn(shop, 'admin')]
    let tokens = await makeTokens()
    for (const [index, request] of fc.sample(nonsense, { numRuns: requests, seed }).entries()) {
      // Nonsense from an admin may end the admin's own session.
      if (index % 500 === 499) tokens = await makeTokens()
      await send(shop, request, tokens[index % 3] ?? null, report)
    }
    const health = await callApi(shop.app, 'GET', '/api/settings/')
    if (health.status !== 200) report.faults.push(`the shop answered ${health.status} in the end`)
    return report
  } finally {
    await shop.close()
  }
}

type Shop = Awaited<ReturnType<typeof openTestShop>>

async function logIn(shop: Shop, role: 'shopper' | 'admin'): Promise<string> {
  return (await signIn(shop.app, await createUser(shop.pool, { role }))).access
}

async function send(shop: Shop, request: Nonsense, token: string | null, report: FuzzReport): Promise<void> {
  const { method, path, headers, body } = request
  const started = performance.now()
  const answer = await shop.app.inject({
    method: method as 'GET',
    url: path,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body }),
  })
  const millis = performance.now() - started
  report.slowestMillis = Math.max(report.slowestMillis, Math.round(millis))
  report.answers[answer.statusCode] = (report.answers[answer.statusCode] ?? 0) + 1
  const why = [
    answer.statusCode >= 500 && `answered ${answer.statusCode}`,
    millis > 10_000 && 'took over 10 seconds',
    leaks.test(answer.body) && `told ${leaks.exec(answer.body)?.[0]}`,
    answer.headers['x-injected'] !== undefined && 'let a header in',
  ].filter(Boolean)
  if (why.length > 0) report.faults.push(`${why.join(', ')}: ${describe(request)} -> ${answer.body.slice(0, 200)}`)
}

function describe({ method, path, headers, body }: Nonsense): string {
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body?.slice(0, 300) ?? ''}`
}

import fc from 'fast-check'
import { fillPolicies } from '../../src/modules/policies/index.ts'
import { callApi, createUser, signIn } from '../accounts.ts'
import { openTestShop, withoutLimits } from '../app.ts'
import { placeOrder, uploadPicture } from '../back-office.ts'
import { createProduct } from '../factories.ts'
import { twoColors } from '../pictures.ts'
import { type KnownIds, nearValid } from './near-valid.ts'
import { type Nonsense, nonsense } from './nonsense.ts'

export type FuzzReport = { requests: number; answers: Record<string, number>; slowestMillis: number; faults: string[] }

/** The place of the admin among a guest, a shopper and an admin. */
const admin = 2

/** Far more than any call needs: one that hangs is found, a machine that stood still is not. */
const maxMillis = 60_000

/** What no response may contain: internals, and secrets of other people. */
const leaks = /node_modules|\.ts:\d+|PostgresError|\bpg_|syntax error at|\$argon2|password_hash|relation "/

/**
 * Sends nonsense to every call of the contract, as a guest, a shopper and an admin, and collects what should not have happened: an answer
 * of 5xx, none in a minute, or one that tells of our insides.
 */
export async function runFuzz(requests: number, seed: number): Promise<FuzzReport> {
  return await sendAll(
    requests,
    seed,
    async () => nonsense,
    (index) => index % 3,
  )
}

/** The same with requests that fit nearly, to rows that are there: what only the database would refuse. */
export async function runNearValidFuzz(requests: number, seed: number): Promise<FuzzReport> {
  const chooseCaller = (index: number, path: string) => (path.startsWith('/api/admin/') ? admin : index % 3)
  return await sendAll(requests, seed, async (shop) => nearValid(await fillShop(shop)), chooseCaller)
}

async function sendAll(
  requests: number,
  seed: number,
  prepare: (shop: Shop) => Promise<fc.Arbitrary<Nonsense>>,
  chooseCaller: (index: number, path: string) => number,
): Promise<FuzzReport> {
  const shop = await openTestShop({ config: { ...withoutLimits, logLevel: 'silent' } })
  try {
    await createProduct(shop.pool, { variants: [{ stock: 100, hex: '#111111' }] })
    const made = await prepare(shop)
    const report: FuzzReport = { requests, answers: {}, slowestMillis: 0, faults: [] }
    const makeTokens = async () => [null, await logIn(shop, 'shopper'), await logIn(shop, 'admin')]
    let tokens = await makeTokens()
    for (const [index, request] of fc.sample(made, { numRuns: requests, seed }).entries()) {
      // Nonsense from an admin may end the admin's own session.
      if (index % 500 === 499) tokens = await makeTokens()
      await send(shop, request, tokens[chooseCaller(index, request.path)] ?? null, report)
    }
    const health = await callApi(shop.app, 'GET', '/api/settings/')
    if (health.status !== 200) report.faults.push(`the shop answered ${health.status} in the end`)
    return report
  } finally {
    await shop.close()
  }
}

type Shop = Awaited<ReturnType<typeof openTestShop>>

/** One row or more of most kinds; their ids begin at 1. */
async function fillShop(shop: Shop): Promise<KnownIds> {
  await fillPolicies(shop.pool)
  const product = await createProduct(shop.pool)
  const orders = [await placeOrder(shop, { productId: product.id }), await placeOrder(shop, { productId: product.id })]
  const token = await logIn(shop, 'admin')
  const picture = (await uploadPicture(shop.app, token, await twoColors().png().toBuffer())).json()
  const words = { en: 'Offers', ar: 'عروض' }
  const banner = {
    title: words,
    description: words,
    image_ltr: picture.id,
    image_rtl: picture.id,
    link: '/offers',
    priority: 1,
    is_active: true,
    starts_at: null,
    ends_at: null,
  }
  await callApi(shop.app, 'POST', '/api/admin/banners/', { token, body: banner })
  return { numbers: [1, 1, 1, 1, 2, 3], uuids: [...orders.map(({ id }) => id), crypto.randomUUID()] }
}

async function logIn(shop: Shop, role: 'shopper' | 'admin'): Promise<string> {
  return (await signIn(shop.app, await createUser(shop.pool, { role }))).access
}

async function send(shop: Shop, request: Nonsense, token: string | null, report: FuzzReport): Promise<void> {
  const { method, path, headers, body } = request
  const started = performance.now()
  const sent = shop.app.inject({
    method: method as 'GET',
    url: path,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body }),
  })
  const answer = await sent.catch(() => null)
  if (!answer) return void report.faults.push(`broke off its answer: ${describe(request)}`)
  const millis = performance.now() - started
  report.slowestMillis = Math.max(report.slowestMillis, Math.round(millis))
  report.answers[answer.statusCode] = (report.answers[answer.statusCode] ?? 0) + 1
  const why = [
    answer.statusCode >= 500 && `answered ${answer.statusCode}`,
    millis > maxMillis && 'took over a minute',
    leaks.test(answer.body) && `told ${leaks.exec(answer.body)?.[0]}`,
    answer.headers['x-injected'] !== undefined && 'let a header in',
  ].filter(Boolean)
  if (why.length > 0) report.faults.push(`${why.join(', ')}: ${describe(request)} -> ${answer.body.slice(0, 200)}`)
}

function describe({ method, path, headers, body }: Nonsense): string {
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body?.slice(0, 300) ?? ''}`
}

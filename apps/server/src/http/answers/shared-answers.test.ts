import { expect, onTestFinished, test, vi } from 'vitest'
import { createWorkload } from '../../concurrency/workload.ts'
import { type Content, chooseEncoding } from './content.ts'
import { createSharedAnswers, holdsUntil, showsTopics } from './shared-answers.ts'

function producer(topics: string[]) {
  let made = 0
  const produce = async (): Promise<Content> => {
    made += 1
    showsTopics(topics)
    return { status: 200, headers: {}, body: Buffer.from(`answer ${made}`) }
  }
  return { produce, count: () => made }
}

test('an answer is computed once and cached until its data changes', async () => {
  const answers = createSharedAnswers(createWorkload(100))
  const { produce, count } = producer(['catalog', 'product:1'])
  const [first, second] = await Promise.all([answers.get('page', produce), answers.get('page', produce)])
  expect(second).toBe(first)
  expect(await answers.get('page', produce)).toBe(first)
  answers.drop(['product:2', 'ads'])
  expect(answers.find('page')).toBe(first)
  answers.drop(['product:1'])
  expect(answers.find('page')).toBeUndefined()
  expect((await answers.get('page', produce)).body.toString()).toBe('answer 2')
  expect(count()).toBe(2)
})

test('an answer whose data changed while it was computed is sent, but not cached', async () => {
  const answers = createSharedAnswers(createWorkload(100))
  const { produce } = producer(['product:1'])
  const beginning = answers.get('page', async () => {
    const content = await produce()
    answers.drop(['product:1'])
    return content
  })
  expect((await beginning).body.toString()).toBe('answer 1')
  expect(answers.find('page')).toBeUndefined()
})

test('a request after a change does not share an answer started before it', async () => {
  const answers = createSharedAnswers(createWorkload(100))
  const { produce } = producer(['product:1'])
  const barrier = Promise.withResolvers<void>()
  const before = answers.get('page', async () => {
    const content = await produce()
    await barrier.promise
    return content
  })
  answers.drop(['product:1'])
  const after = await answers.get('page', produce)
  barrier.resolve()
  expect((await before).body.toString()).toBe('answer 1')
  expect(after.body.toString()).toBe('answer 2')
  expect(answers.find('page')).toBe(after)
})

test('a page is invalidated together with the answers that it was made of', async () => {
  const answers = createSharedAnswers(createWorkload(100))
  const { produce } = producer(['product:7'])
  const page = () =>
    answers.get('page', async () => ({ status: 200, headers: {}, body: (await answers.get('call', produce)).body }))
  await answers.get('call', produce)
  await page()
  answers.drop(['product:7'])
  expect((await page()).body.toString()).toBe('answer 2')
})

test.each([1, 0])('an answer that expired %d ms ago is not cached', async (ago) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const answers = createSharedAnswers(createWorkload(100))
  await answers.get('page', async () => {
    holdsUntil(new Date(Date.now() - ago))
    return { status: 200, headers: {}, body: Buffer.from('x') }
  })
  expect(answers.find('page')).toBeUndefined()
})

test('a failed answer is neither cached nor shared with later requests', async () => {
  const answers = createSharedAnswers(createWorkload(100))
  const fail = () => Promise.reject(new Error('database away'))
  await expect(answers.get('page', fail)).rejects.toThrow('database away')
  expect((await answers.get('page', producer([]).produce)).body.toString()).toBe('answer 1')
})

test.each([
  ['page', 1000],
  ['a long question '.repeat(200), 10],
])('the cache is limited in bytes, keys included: %.10s', async (name, bytes) => {
  const answers = createSharedAnswers(createWorkload(100), { maxBytes: 100_000 })
  for (let page = 0; page < 50; page += 1) {
    await answers.get(`${name} ${page}`, async () => ({ status: 200, headers: {}, body: Buffer.alloc(bytes) }))
  }
  const stored = Array.from({ length: 50 }, (_, page) => answers.find(`${name} ${page}`)).filter(Boolean)
  expect(stored.length).toBeLessThan(100_000 / (bytes * 2 + name.length * 2))
  expect(answers.bytes).toBeLessThan(100_000)
  expect(answers.find(`${name} 49`)).toBeDefined()
})

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
])('Accept-Encoding %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header, 5000)).toBe(encoding)
  expect(chooseEncoding(header, 100)).toBe('identity')
})

test('a subscriber of a topic is notified when it is stale', () => {
  const answers = createSharedAnswers(createWorkload(100))
  const first = answers.lastDropOf('catalog')
  answers.drop(['product:1', 'ads'])
  expect(answers.lastDropOf('catalog')).toBe(first)
  answers.drop(['catalog'])
  const second = answers.lastDropOf('catalog')
  expect(second).toBeGreaterThan(first)
  answers.clear()
  expect(answers.lastDropOf('catalog')).toBeGreaterThan(second)
})

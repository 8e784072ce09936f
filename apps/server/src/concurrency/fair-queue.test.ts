import { expect, test } from 'vitest'
import { createClientBudget } from '../http/guard/client-budget.ts'
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts'

const small: FairQueueOptions = { atOnce: 2, atOncePerClient: 1, maxWaiting: 4, maxWaitingPerClient: 3 }

/** A queue whose pieces end when the test says so. */
function openQueue(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({ ...small, ...options })
  const begun: string[] = []
  const barriers = new Map<string, () => void>()
  const ask = (client: string, key: string) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const answer = queue.run({ client, key }, async () => {
      begun.push(key)
      barriers.set(key, () => resolve(key))
      return await promise
    })
    // Who is refused is looked at later.
    answer.catch(() => undefined)
    return answer
  }
  const end = async (key: string) => {
    await expect.poll(() => barriers.has(key)).toBe(true)
    barriers.get(key)?.()
  }
  return { queue, begun, ask, end }
}

const busy = { code: 'service_unavailable' }

test('one client takes one of two places, and another client runs before its waiting requests', async () => {
  const { queue, begun, ask, end } = openQueue()
  const greedy = ['a1', 'a2', 'a3'].map((key) => ask('a', key))
  await expect.poll(() => begun).toEqual(['a1'])
  expect(queue).toMatchObject({ active: 1, waiting: 2 })
  const other = ask('b', 'b1')
  await end('b1')
  expect(await other).toBe('b1')
  expect(begun).toEqual(['a1', 'b1'])
  for (const key of ['a1', 'a2', 'a3']) await end(key)
  expect(await Promise.all(greedy)).toEqual(['a1', 'a2', 'a3'])
  expect(queue).toMatchObject({ active: 0, waiting: 0, refused: 0 })
})

test('clients are served in turn', async () => {
  const { begun, ask, end } = openQueue({ atOnce: 1 })
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('b', 'b2')]
  for (const key of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(key)
  await Promise.all(asked)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

test('requests above the queue limit of a client are refused at once', async () => {
  const { queue, ask } = openQueue()
  const stored = ['a1', 'a2', 'a3', 'a4'].map((key) => ask('a', key))
  await expect(ask('a', 'a5')).rejects.toMatchObject(busy)
  expect(queue).toMatchObject({ active: 1, waiting: 3, refused: 1 })
  expect(stored).toHaveLength(4)
})

test('a full queue makes room for a client without a waiting request', async () => {
  const { ask, begun, end } = openQueue({ atOnce: 1 })
  const [, first, last] = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')]
  const others = [ask('b', 'b1'), ask('c', 'c1')]
  const newcomer = ask('d', 'd1')
  await expect(last).rejects.toMatchObject(busy)
  for (const key of ['a1', 'a2', 'b1', 'c1', 'd1']) await end(key)
  expect(await Promise.all([first, ...others, newcomer])).toEqual(['a2', 'b1', 'c1', 'd1'])
  expect(begun).toHaveLength(5)
})

test('when each client has one waiting request, the next is refused', async () => {
  const { ask } = openQueue({ atOnce: 1 })
  for (const client of ['a', 'b', 'c', 'd', 'e']) void ask(client, client)
  await expect(ask('f', 'f')).rejects.toMatchObject(busy)
})

test('work that several clients wait for runs once, at the earliest turn among them', async () => {
  const { ask, begun, end } = openQueue({ atOnce: 1 })
  const before = [ask('a', 'a1'), ask('b', 'b1'), ask('b', 'shared')]
  const sharing = [ask('c', 'shared'), ask('d', 'shared')]
  for (const key of ['a1', 'b1', 'shared']) await end(key)
  expect(await Promise.all([...before, ...sharing])).toEqual(['a1', 'b1', 'shared', 'shared', 'shared'])
  expect(begun).toEqual(['a1', 'b1', 'shared'])
})

test('nested work needs no turn, and failed work frees its place', async () => {
  const queue = createFairQueue({ ...small, atOnce: 1 })
  const inner = () => queue.run({ client: 'a', key: 'inner' }, async () => 'inner')
  expect(await queue.run({ client: 'a', key: 'outer' }, inner)).toBe('inner')
  await expect(queue.run({ client: 'a', key: 'x' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run({ client: 'a', key: 'y' }, async () => 'yes')).toBe('yes')
})

test('each client has a separate budget that refills over time', async () => {
  let now = 0
  const spend = createClientBudget(2, () => new Date(now))
  const queue = createFairQueue({ ...small, spend })
  const ask = (client: string) => queue.run({ client, key: client }, async () => client)
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['a', 'a', 'b'])
  await expect(ask('a')).rejects.toMatchObject({ ...busy, details: { seconds: 30 } })
  now = 30_000
  expect(await ask('a')).toBe('a')
  await expect(ask('a')).rejects.toMatchObject(busy)
  expect(queue.refused).toBe(2)
})

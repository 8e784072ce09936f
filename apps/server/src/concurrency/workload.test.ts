import { expect, test } from 'vitest'
import { createWorkload } from './workload.ts'

/** Work that runs until the test ends it. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('done') }
}

test('refuses work above the limit, and accepts work again when some has ended', async () => {
  const workload = createWorkload(2)
  const [first, second] = [openWork(), openWork()]
  const under = [workload.run(first.work), workload.run(second.work)]
  await expect(workload.run(async () => 'more')).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(workload).toMatchObject({ active: 2, refused: 1 })
  first.end()
  expect(await under[0]).toBe('done')
  expect(await workload.run(async () => 'more')).toBe('more')
  second.end()
  await under[1]
  expect(workload.active).toBe(0)
})

test('nested work counts once, so that an accepted page gets its data', async () => {
  const workload = createWorkload(1)
  const answer = await workload.run(() => workload.run(async () => workload.active))
  expect(answer).toBe(1)
})

test('failed work frees its place too', async () => {
  const workload = createWorkload(1)
  await expect(workload.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await workload.run(async () => 'yes')).toBe('yes')
})

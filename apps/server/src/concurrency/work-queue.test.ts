import { expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

it('runs so many at once, the others in the order they came', async () => {
  const queue = createWorkQueue({ atOnce: 2, maxLine: 10 })
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const results = works.map(({ promise }, place) =>
    queue(async () => {
      begun.push(place)
      await promise
      return place
    }),
  )
  await settle()
  expect(begun).toEqual([0, 1])
  works[1]?.resolve()
  await settle()
  expect(begun).toEqual([0, 1, 2])
  for (const work of works) work.resolve()
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4])
})

it('refuses when the line is full, and takes again when it is not', async () => {
  const queue = createWorkQueue({ atOnce: 1, maxLine: 1 })
  const first = Promise.withResolvers<void>()
  const running = [queue(() => first.promise), queue(() => Promise.resolve())]
  await expect(queue(() => Promise.resolve())).rejects.toMatchObject({ code: 'service_unavailable' })
  first.resolve()
  await Promise.all(running)
  expect(await queue(() => Promise.resolve('done'))).toBe('done')
})

it('gives the place on when work fails', async () => {
  const queue = createWorkQueue({ atOnce: 1, maxLine: 1 })
  const failing = queue(() => Promise.reject(new Error('broken')))
  const next = queue(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

/** Lets everything run that waits for nothing outside. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

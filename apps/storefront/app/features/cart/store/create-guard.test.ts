import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createGuard } from './create-guard.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('C-10: marks a product for one second and refuses it meanwhile', () => {
  let marked: ReadonlySet<number> = new Set()
  const guard = createGuard((now) => {
    marked = now
  })
  expect(guard.mark(7)).toBe(true)
  expect(guard.mark(7)).toBe(false)
  expect(guard.mark(8)).toBe(true)
  expect(marked).toEqual(new Set([7, 8]))
  vi.advanceTimersByTime(999)
  expect(guard.mark(7)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(marked).toEqual(new Set())
  expect(guard.mark(7)).toBe(true)
})

it('C-10: tells nobody any more once it is stopped', () => {
  const tell = vi.fn()
  const guard = createGuard(tell)
  guard.mark(7)
  guard.stop()
  vi.advanceTimersByTime(2000)
  expect(tell).toHaveBeenCalledTimes(1)
})

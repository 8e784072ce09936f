import { expect, it } from 'vitest'
import { changeConnection, pauseBeforeTry } from './connection-state.ts'

it.each([
  ['connected', 'lost', 'disconnected'],
  ['back', 'lost', 'disconnected'],
  ['disconnected', 'reached', 'back'],
  ['connected', 'reached', 'connected'],
  ['back', 'reached', 'back'],
  ['back', 'settled', 'connected'],
  ['disconnected', 'settled', 'disconnected'],
] as const)('%s, then %s: %s', (connection, finding, expected) => {
  expect(changeConnection(connection, finding)).toBe(expected)
})

it('asks ever less often, and never gives up', () => {
  expect(pauseBeforeTry(0)).toBe(3_000)
  expect(pauseBeforeTry(2)).toBeGreaterThan(pauseBeforeTry(1))
  expect(pauseBeforeTry(100)).toBe(30_000)
})

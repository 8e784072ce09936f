import { expect, test } from 'vitest'
import { isCallingTime, lastCallingMoment } from './calling-hours.ts'

const hours = { from: '10:00', to: '21:00' }
/** Cairo is two hours ahead of UTC in November. */
const at = (time: string, day = 24) => new Date(`2026-11-${day}T${time}:00+02:00`)

test.each([
  ['09:59', false],
  ['10:00', true],
  ['20:59', true],
  ['21:00', false],
])('%s in Cairo: the shop calls: %s', (time, isOpen) => {
  expect(isCallingTime(at(time), hours)).toBe(isOpen)
})

test.each([
  [at('12:30'), at('12:30')],
  [at('10:00'), at('10:00')],
  [at('09:40'), at('21:00', 23)],
  [at('00:00'), at('21:00', 23)],
  [at('21:00'), at('21:00')],
  [at('23:59'), at('21:00')],
])('the last calling moment of %s is %s', (moment, last) => {
  expect(lastCallingMoment(moment, hours)).toEqual(last)
})

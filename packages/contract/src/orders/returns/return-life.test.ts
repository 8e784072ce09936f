import { expect, test } from 'vitest'
import {
  openReturnStatuses,
  refundMethodsFor,
  returnLife,
  returnStatuses,
  returnStatusesBefore,
  returnSteps,
} from './return-life.ts'

test('every return ends, and no step leads back', () => {
  const reach = (status: (typeof returnStatuses)[number], seen: string[] = []): void => {
    expect(seen).not.toContain(status)
    for (const next of Object.values(returnLife[status])) reach(next, [...seen, status])
  }
  reach('requested')
})

test('a step leads to one status, wherever it starts', () => {
  for (const step of returnSteps)
    expect(new Set(returnStatusesBefore(step).map((status) => returnLife[status][step])).size, step).toBe(1)
})

test('money is refunded once, after the inspection', () => {
  expect(returnStatusesBefore('refund')).toEqual(['inspected'])
})

test('a return is open while a step besides closing is left', () => {
  const open = returnStatuses.filter((status) => Object.keys(returnLife[status]).some((step) => step !== 'close'))
  expect(open).toEqual([...openReturnStatuses])
})

test('a card order is refunded to its card alone, one that was paid at a kiosk by staff', () => {
  for (const method of ['card', 'wallet', 'bank_installments', 'pay_later'] as const)
    expect(refundMethodsFor(method)).toEqual(['card'])
  expect(refundMethodsFor('kiosk')).toEqual(['cash', 'transfer', 'wallet'])
  expect(refundMethodsFor('cash')).toEqual(['cash', 'transfer', 'wallet'])
})

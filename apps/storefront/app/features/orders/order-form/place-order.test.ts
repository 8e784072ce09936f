import { ApiError } from '@shop/contract'
import { memoryStore } from '@shop/session'
import { expect, it } from 'vitest'
import { orderAttempts } from './order-attempts.ts'
import { placeOrder } from './place-order.ts'

type Body = { city: string }
const request = (city: string) => ({ sessionKey: 'a key', body: { city } })

/** A shop that requires a code for every order. */
function openDesk() {
  const asked: { body: object; key: string | undefined }[] = []
  const answer = { detail: '', message: 'A code was sent', code: 'order_code_needed' as const }
  const send = async (
    { body }: { body: object },
    { headers }: { headers?: Record<string, string> },
  ): Promise<never> => {
    asked.push({ body, key: headers?.['idempotency-key'] })
    throw new ApiError(409, answer)
  }
  return { asked, desk: { send, attempts: orderAttempts<Body>(memoryStore(), 'checkout_attempts') } }
}

it('sends the code with the request that it was asked for, under the same key', async () => {
  const { asked, desk } = openDesk()
  const placing = await placeOrder(desk, request('Giza'))
  if (placing.outcome !== 'code_needed') throw new Error(placing.outcome)
  await placeOrder(desk, request('Giza'), { key: placing.key, code: '123456' })
  expect(asked.map(({ body }) => body)).toEqual([{ city: 'Giza' }, { city: 'Giza', confirmation_code: '123456' }])
  expect(asked[1]?.key).toBe(asked[0]?.key)
})

it('asks for a new code when another order is sent, or none was typed', async () => {
  const { asked, desk } = openDesk()
  const placing = await placeOrder(desk, request('Giza'))
  if (placing.outcome !== 'code_needed') throw new Error(placing.outcome)
  await placeOrder(desk, request('Dokki'), { key: placing.key, code: '123456' })
  await placeOrder(desk, request('Giza'), { key: placing.key, code: '' })
  expect(asked.map(({ body }) => body)).toEqual([{ city: 'Giza' }, { city: 'Dokki' }, { city: 'Giza' }])
})

it('offers the deposit that the shop takes instead of cash', async () => {
  const words = 'paid in advance'
  const answer = { detail: words, message: words, code: 'deposit_needed' as const, details: { deposit: 180 } }
  const send = () => Promise.reject(new ApiError(409, { ...answer, errors: { payment_method: [words] } }))
  const placing = await placeOrder({ send, attempts: openDesk().desk.attempts }, request('Giza'))
  expect(placing).toEqual({ outcome: 'faulty', faults: { payment_method: { said: words } }, deposit: 180 })
})

import { ApiError } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { callsByPath, createDataProvider } from './data-provider.ts'

/** A provider over calls that record their input. */
function providerOf(answers: Record<string, () => unknown>) {
  const asked: unknown[] = []
  const calls = Object.entries(answers).map(([route, answer]) => {
    const call = async (input: unknown) => {
      asked.push(input)
      return answer()
    }
    return [route, call] as const
  })
  return { asked, provider: createDataProvider(new Map(calls)) }
}

const pagination = { page: 2, perPage: 10 }

describe('the data provider', () => {
  it('asks for a page by the names of the contract', async () => {
    const { asked, provider } = providerOf({
      'GET /api/admin/orders/': () => ({ count: 41, next: null, previous: null, late: 3, results: [{ id: 7 }] }),
    })
    const filter = { status: 'processing', q: '', needs_call: null }
    const page = await provider.getList('orders', { pagination, sort: { field: 'total', order: 'DESC' }, filter })
    expect(asked).toEqual([{ query: { status: 'processing', page: 2, page_size: 10, sort: 'total', order: 'desc' } }])
    expect(page).toEqual({ data: [{ id: 7 }], total: 41, meta: { late: 3 } })
  })

  it('leaves the order to the list where none was chosen', async () => {
    const { asked, provider } = providerOf({ 'GET /api/admin/payment-problems/': () => [{ id: 7 }] })
    const { data } = await provider.getList('payment-problems', { pagination, sort: { field: 'id', order: 'ASC' } })
    expect(asked).toEqual([{ query: { page: 2, page_size: 10 } }])
    expect(data).toEqual([{ id: 7 }])
  })

  it('reads and changes one record by whatever method the contract has', async () => {
    const { asked, provider } = providerOf({
      'GET /api/admin/products/{id}/': () => ({ id: 1, version: 2 }),
      'PUT /api/admin/products/{id}/': () => ({ id: 1, version: 3 }),
    })
    expect((await provider.getMany('products', { ids: [1] })).data).toEqual([{ id: 1, version: 2 }])
    const data = { version: 2, sku: 'NW-1' }
    expect((await provider.update('products', { id: 1, data, previousData: { id: 1 } })).data.version).toBe(3)
    expect(asked).toEqual([{ params: { id: 1 } }, { params: { id: 1 }, body: data }])
  })

  it('puts the errors of fields beneath the fields, each as a sentence', async () => {
    const errors = { 'name.en': ['must be shorter', 'must be text'], price: ['يجب إدخال رقم'] }
    const { provider } = providerOf({
      'POST /api/admin/products/': () => {
        throw new ApiError(400, { code: 'validation_failed', message: 'Please check', errors })
      },
    })
    await expect(provider.create('products', { data: {} })).rejects.toMatchObject({
      status: 400,
      message: 'Please check',
      body: {
        code: 'validation_failed',
        errors: { name: { en: 'Must be shorter. Must be text' }, price: 'يجب إدخال رقم' },
      },
    })
  })

  it('names the call that the contract lacks', async () => {
    const { provider } = providerOf({})
    await expect(provider.getOne('ghosts', { id: 1 })).rejects.toThrow('no GET /api/admin/ghosts/{id}/')
  })
})

describe('calls by path', () => {
  it('are found by method and path', async () => {
    const listOrders = async () => []
    const calls = callsByPath(
      { orders: { listOrders: ['GET', '/api/admin/orders/', 1000] } },
      { orders: { listOrders } },
    )
    expect(calls.get('GET /api/admin/orders/')).toBe(listOrders)
  })
})

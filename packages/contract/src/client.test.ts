import { expect, it } from 'vitest'
import { shopApi } from './api.ts'
import { createClient, routeTableOf } from './client.ts'

it('a file has the name that the shop gives it', async () => {
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="INV-000042.pdf"' }
  const client = createClient(routeTableOf(shopApi), async () => new Response('%PDF-1.7', { headers }))
  const { name } = await client.orderLinks.getLinkedDocument({ params: { token: 'a-link', number: 'INV-000042' } })
  expect(name).toBe('INV-000042.pdf')
})

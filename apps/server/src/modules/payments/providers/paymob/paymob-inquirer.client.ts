import type { PaymobAnswer, PaymobClient } from './paymob.client.ts'
import { refusedByPaymob } from './paymob.client.ts'

/** Time to use a token, in milliseconds; Paymob accepts it for about 60 minutes. */
const tokenLifeMs = 50 * 60_000
const tokenPath = '/api/auth/tokens'

/** Asks Paymob with the token that inquiries need. */
export type PaymobInquirer = {
  ask(call: { method: 'GET' | 'POST'; path: string; body?: object }): Promise<PaymobAnswer>
}

/** Gets a token from the API key and caches it for 50 minutes. A refused token is renewed once. */
export function createPaymobInquirer(client: PaymobClient, apiKey: string, readClock: () => Date): PaymobInquirer {
  let cached: { token: string; until: number } | null = null

  async function getToken(): Promise<string> {
    const now = readClock().getTime()
    if (cached && now < cached.until) return cached.token
    const answer = await client.call({ method: 'POST', path: tokenPath, body: { api_key: apiKey } })
    const { token } = answer.body
    if (answer.status >= 400 || typeof token !== 'string') throw refusedByPaymob(tokenPath, answer)
    cached = { token, until: now + tokenLifeMs }
    return token
  }

  return {
    async ask(call) {
      const answer = await client.call({ ...call, authorization: `Bearer ${await getToken()}` })
      if (answer.status !== 401) return answer
      cached = null
      return await client.call({ ...call, authorization: `Bearer ${await getToken()}` })
    },
  }
}

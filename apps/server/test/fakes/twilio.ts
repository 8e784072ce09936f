import { type FakeProvider, startProvider } from './provider.ts'

/** Twilio: behaviours are `401`, or one of its error codes, which come with status 400. */
export function startTwilio(): Promise<FakeProvider> {
  return startProvider((_request, behaviour) => {
    if (behaviour === 'accept') return { status: 201, body: { sid: 'SM1', status: 'queued', error_code: null } }
    if (behaviour === '401') return { status: 401, body: { code: 20003, message: 'Authenticate', status: 401 } }
    return { status: 400, body: { code: Number(behaviour), message: 'refused', status: 400 } }
  })
}

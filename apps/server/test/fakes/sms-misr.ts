import { type FakeProvider, startProvider } from './provider.ts'

/** SMS Misr: behaviours are its own codes without the first two digits, such as `06` for no credit; `lower` writes the key small. */
export function startSmsMisr(): Promise<FakeProvider> {
  return startProvider(({ path }, behaviour) => {
    const kind = path === '/api/OTP/' ? '49' : '19'
    if (behaviour === 'accept') return { status: 200, body: { Code: `${kind}01`, SMSID: 'misr-1', Cost: '0.3' } }
    if (behaviour === 'lower') return { status: 200, body: { code: `${kind}01`, smsid: 'misr-1' } }
    return { status: 200, body: { Code: `${kind}${behaviour}` } }
  })
}

import { type FakeProvider, startProvider } from './provider.ts'

/** WhatsApp Cloud API: behaviours are its error codes, or `transient` for a fault that it says will pass. */
export function startWhatsApp(): Promise<FakeProvider> {
  return startProvider(({ text }, behaviour) => {
    if (behaviour === 'accept') return { status: 200, body: accept(JSON.parse(text).to) }
    const error = behaviour === 'transient' ? { code: 999, is_transient: true } : { code: Number(behaviour) }
    return {
      status: behaviour === '190' ? 401 : 400,
      body: { error: { message: 'refused', type: 'OAuthException', ...error } },
    }
  })
}

function accept(to: string): object {
  return {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id: 'wamid.1', message_status: 'accepted' }],
  }
}

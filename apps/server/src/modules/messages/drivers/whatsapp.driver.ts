import { z } from 'zod'
import { DeliveryError, type MessageDriver, type OutgoingMessage, type SendFault } from './message-driver.types.ts'
import { postToProvider } from './post-to-provider.client.ts'

export type WhatsAppSettings = {
  url: string
  version: string
  phoneNumberId: string
  token: string
  /** An approved template of the category "authentication", in English and Arabic. */
  template: string
  timeoutMs?: number
}

const sentSchema = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })
const refusedSchema = z.object({ error: z.object({ code: z.number(), is_transient: z.boolean().optional() }) })

/** Temporary errors of the Cloud API: rate limits and server errors. */
const temporaryCodes = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004])
/** Errors about the recipient: no WhatsApp, or not reachable. */
const recipientCodes = new Set([131021, 131026, 131030, 131049, 131050])

/** Sends by the WhatsApp Cloud API. Its authentication template holds only codes, so other texts are refused. */
export function createWhatsAppDriver(settings: WhatsAppSettings): MessageDriver {
  const address = `${settings.url}/${settings.version}/${encodeURIComponent(settings.phoneNumberId)}/messages`
  return {
    name: 'whatsapp',
    async send(message) {
      if (message.code === null) throw new DeliveryError('whatsapp sends codes only', { fault: 'account' })
      const headers = { authorization: `Bearer ${settings.token}` }
      const payload = describeTemplate(settings.template, message, message.code)
      const { status, body } = await postToProvider(address, headers, payload, settings.timeoutMs)
      const sent = sentSchema.safeParse(body)
      if (status === 200 && sent.success) return sent.data.messages[0]?.id ?? ''
      throw refuse(status, body)
    },
  }
}

/** The code is needed twice: in the body, and in the button that copies it. */
function describeTemplate(name: string, { to, language }: OutgoingMessage, code: string): object {
  const parameters = [{ type: 'text', text: code }]
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.slice(1),
    type: 'template',
    template: {
      name,
      language: { code: language },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  }
}

function refuse(status: number, body: object): DeliveryError {
  const refused = refusedSchema.safeParse(body)
  if (!refused.success) return new DeliveryError(`http ${status} without a code`)
  const { code, is_transient: isTransient } = refused.data.error
  const fault: SendFault = recipientCodes.has(code) ? 'recipient' : 'account'
  return new DeliveryError(`code ${code}`, { fault: isTransient || temporaryCodes.has(code) ? null : fault })
}

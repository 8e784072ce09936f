import { DeliveryError, type MessageDriver } from './message-driver.types.ts'
import { postToProvider } from './post-to-provider.client.ts'

export type TwilioSettings = {
  url: string
  accountSid: string
  authToken: string
  /** A sender, or a messaging service (`MG…`) with several senders. */
  from: string
  timeoutMs?: number
}

/** Twilio's errors about the recipient: not a mobile, not reachable, or opted out by STOP. */
const recipientCodes = new Set([21211, 21214, 21217, 21265, 21610, 21612, 21614])

/** Sends by Twilio's Messages API. */
export function createTwilioDriver({ url, accountSid, authToken, from, timeoutMs }: TwilioSettings): MessageDriver {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    name: 'twilio',
    async send({ to, text }) {
      const form = new URLSearchParams({ To: to, Body: text, ...sender })
      const { status, body } = await postToProvider(address, { authorization }, form, timeoutMs)
      if (status === 201 && typeof body.sid === 'string') return body.sid
      const code = Number(body.code ?? body.error_code ?? 0)
      const isRefusal = status >= 400
      const fault = recipientCodes.has(code) ? 'recipient' : 'account'
      throw new DeliveryError(`http ${status}, code ${code}`, { fault: isRefusal ? fault : null })
    },
  }
}

import type { Language, PhoneNumber } from '@shop/contract'

/** A message to a phone. `code` is also part of the text; some providers need it separately. */
export type OutgoingMessage = { to: PhoneNumber; text: string; language: Language; code: string | null }

/** A way to send messages. */
export type MessageDriver = {
  name: 'outbox' | 'smsmisr' | 'twilio' | 'whatsapp'
  /**
   * Sends a message to the provider, without retries.
   *
   * @returns the provider's id of the message
   * @throws DeliveryError when the provider refused it or gave no answer
   */
  send(message: OutgoingMessage): Promise<string>
}

/** Why a message can never be sent: the recipient's number, or our account, settings or credit. */
export type SendFault = 'recipient' | 'account'

/**
 * A message that was not sent. `reason` is for the log and holds no phone, text or credential. Without a `fault` a retry may work,
 * after `seconds` if the provider named them.
 */
export class DeliveryError extends Error {
  readonly reason: string
  readonly fault: SendFault | null
  readonly seconds: number | null

  constructor(
    reason: string,
    { fault = null, seconds = null }: { fault?: SendFault | null; seconds?: number | null } = {},
  ) {
    super(`The message was not sent: ${reason}`)
    this.name = 'DeliveryError'
    this.reason = reason
    this.fault = fault
    this.seconds = seconds
  }
}

import type { Language, PhoneNumber } from '@shop/contract'

/** What is sent to a phone. `code` is part of the text; some providers want it alone. */
export type OutgoingMessage = { to: PhoneNumber; text: string; language: Language; code: string | null }

/** A way to send messages. */
export type MessageDriver = {
  name: 'outbox' | 'smsmisr' | 'twilio' | 'whatsapp'
  /**
   * Hands a message to the provider, once.
   *
   * @returns the provider's own name of the message
   * @throws DeliveryError when the provider did not take it, or did not say whether it did
   */
  send(message: OutgoingMessage): Promise<string>
}

/** Whose doing it is that a message cannot be sent, ever: the recipient's number, or our account, settings or credit. */
export type Fault = 'recipient' | 'account'

/**
 * A message that was not sent. `reason` is a word for the log: it names neither phone, text nor credential.
 * Without a `fault` it may work later, if the provider said so after `seconds`.
 */
export class DeliveryError extends Error {
  readonly reason: string
  readonly fault: Fault | null
  readonly seconds: number | null

  constructor(
    reason: string,
    { fault = null, seconds = null }: { fault?: Fault | null; seconds?: number | null } = {},
  ) {
    super(`The message was not sent: ${reason}`)
    this.name = 'DeliveryError'
    this.reason = reason
    this.fault = fault
    this.seconds = seconds
  }
}

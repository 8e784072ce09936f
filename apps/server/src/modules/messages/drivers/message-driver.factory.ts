import type { Db } from '../../../database/client.ts'
import { addToOutbox } from '../outbox.repository.ts'
import type { MessageDriver } from './message-driver.types.ts'
import { createSmsMisrDriver, type SmsMisrSettings } from './sms-misr.driver.ts'
import { createTwilioDriver, type TwilioSettings } from './twilio.driver.ts'
import { createWhatsAppDriver, type WhatsAppSettings } from './whatsapp.driver.ts'

/** How messages leave the shop, and with what credentials. */
export type MessageSettings =
  | { kind: 'outbox' }
  | ({ kind: 'smsmisr' } & SmsMisrSettings)
  | ({ kind: 'twilio' } & TwilioSettings)
  | ({ kind: 'whatsapp' } & WhatsAppSettings)

/** The driver of the settings. */
export function openMessageDriver(settings: MessageSettings, db: Db, readClock: () => Date): MessageDriver {
  switch (settings.kind) {
    case 'outbox':
      return createOutboxDriver(db, readClock)
    case 'smsmisr':
      return createSmsMisrDriver(settings)
    case 'twilio':
      return createTwilioDriver(settings)
    case 'whatsapp':
      return createWhatsAppDriver(settings)
  }
}

/** Sends nothing: stores each message for `/dev/outbox`, on a developer's machine. */
function createOutboxDriver(db: Db, readClock: () => Date): MessageDriver {
  return {
    name: 'outbox',
    send: async ({ to, text }) => await addToOutbox(db, to, text, readClock()),
  }
}

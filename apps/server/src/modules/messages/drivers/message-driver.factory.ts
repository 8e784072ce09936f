import type { Db } from '../../../database/client.ts'
import { addToOutbox } from '../outbox.repository.ts'
import type { MessageSettings } from './message.settings.ts'
import type { MessageDriver } from './message-driver.types.ts'
import { createSmsMisrDriver } from './sms-misr.driver.ts'
import { createTwilioDriver } from './twilio.driver.ts'
import { createWhatsAppDriver } from './whatsapp.driver.ts'

/** Opens the driver of the settings. */
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

/** Stores each message for `/dev/outbox` instead of sending it, on a developer's machine. */
function createOutboxDriver(db: Db, readClock: () => Date): MessageDriver {
  return {
    name: 'outbox',
    send: async ({ to, text }) => await addToOutbox(db, to, text, readClock()),
  }
}

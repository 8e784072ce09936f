import type { Db } from '../../../database/client.ts'
import type { MessageDriver } from './message-driver.types.ts'
import { createOutboxDriver } from './outbox.driver.ts'
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

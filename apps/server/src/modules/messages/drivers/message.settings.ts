import { z } from 'zod'
import type { SmsMisrSettings } from './sms-misr.driver.ts'
import type { TwilioSettings } from './twilio.driver.ts'
import type { WhatsAppSettings } from './whatsapp.driver.ts'

/** How the shop sends messages, with the credentials of the provider. */
export type MessageSettings =
  | { kind: 'outbox' }
  | ({ kind: 'smsmisr' } & SmsMisrSettings)
  | ({ kind: 'twilio' } & TwilioSettings)
  | ({ kind: 'whatsapp' } & WhatsAppSettings)

const providerUrl = z.url({ protocol: /^https?$/ })

/** The environment of messages: which driver sends them, and the settings of each. */
export const messageEnvironment = z.object({
  SMS_DRIVER: z.enum(['outbox', 'smsmisr', 'twilio', 'whatsapp']).default('outbox'),
  /** Max codes that the whole shop sends in an hour. */
  SMS_CODES_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(1000),
  SMSMISR_URL: providerUrl.default('https://smsmisr.com'),
  SMSMISR_USERNAME: z.string().optional(),
  SMSMISR_PASSWORD: z.string().optional(),
  SMSMISR_SENDER: z.string().optional(),
  SMSMISR_OTP_TEMPLATE: z.string().optional(),
  SMSMISR_MODE: z.enum(['live', 'test']).default('live'),
  TWILIO_URL: providerUrl.default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  WHATSAPP_URL: providerUrl.default('https://graph.facebook.com'),
  WHATSAPP_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'looks like v23.0')
    .default('v23.0'),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().optional(),
  WHATSAPP_TEMPLATE: z.string().optional(),
})
type Environment = z.output<typeof messageEnvironment>

/** Settings that each driver needs. */
const needed = {
  outbox: [],
  smsmisr: ['SMSMISR_USERNAME', 'SMSMISR_PASSWORD', 'SMSMISR_SENDER'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  whatsapp: ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TEMPLATE'],
} as const satisfies Record<Environment['SMS_DRIVER'], readonly (keyof Environment)[]>

/** Lists missing settings of the chosen driver. Production refuses the outbox, because codes would never arrive. */
export function findMessageProblems(given: Environment, isProduction: boolean): string[] {
  const driver = given.SMS_DRIVER
  if (driver === 'outbox') return isProduction ? ['SMS_DRIVER: production needs smsmisr, twilio or whatsapp'] : []
  return needed[driver].filter((name) => !given[name]).map((name) => `${name}: is needed with SMS_DRIVER=${driver}`)
}

/** The settings of the chosen driver, to be read when no problems were found. */
export function readMessageSettings(given: Environment): MessageSettings {
  switch (given.SMS_DRIVER) {
    case 'outbox':
      return { kind: 'outbox' }
    case 'smsmisr':
      return {
        kind: 'smsmisr',
        url: given.SMSMISR_URL,
        username: given.SMSMISR_USERNAME ?? '',
        password: given.SMSMISR_PASSWORD ?? '',
        sender: given.SMSMISR_SENDER ?? '',
        otpTemplate: given.SMSMISR_OTP_TEMPLATE ?? null,
        isLive: given.SMSMISR_MODE === 'live',
      }
    case 'twilio':
      return {
        kind: 'twilio',
        url: given.TWILIO_URL,
        accountSid: given.TWILIO_ACCOUNT_SID ?? '',
        authToken: given.TWILIO_AUTH_TOKEN ?? '',
        from: given.TWILIO_FROM ?? '',
      }
    case 'whatsapp':
      return {
        kind: 'whatsapp',
        url: given.WHATSAPP_URL,
        version: given.WHATSAPP_VERSION,
        phoneNumberId: given.WHATSAPP_PHONE_NUMBER_ID ?? '',
        token: given.WHATSAPP_TOKEN ?? '',
        template: given.WHATSAPP_TEMPLATE ?? '',
      }
  }
}

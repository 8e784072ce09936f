import { DeliveryError, type MessageDriver, type OutgoingMessage, type SendFault } from './message-driver.types.ts'
import { postToProvider } from './post-to-provider.client.ts'

export type SmsMisrSettings = {
  url: string
  username: string
  password: string
  /** The token of a registered sender. */
  sender: string
  /** The token of an approved template for codes; null sends codes as plain messages. */
  otpTemplate: string | null
  isLive: boolean
  timeoutMs?: number
}

/** Last two digits of permanent errors (4901 is success for codes, 1901 for messages). All other errors may be temporary. */
const faults: Record<string, SendFault> = {
  '03': 'account',
  '04': 'account',
  '05': 'recipient',
  '06': 'account',
  '08': 'account',
  '09': 'account',
  '12': 'account',
}

/** SMS Misr (Egypt): sends codes by its OTP call with an approved template, other texts as plain messages. */
export function createSmsMisrDriver(settings: SmsMisrSettings): MessageDriver {
  return {
    name: 'smsmisr',
    async send(message) {
      const isCode = message.code !== null && settings.otpTemplate !== null
      const path = isCode ? '/api/OTP/' : '/api/SMS/'
      const form = {
        ...accountFields(settings, message),
        ...(isCode ? codeFields(settings, message) : textFields(message)),
      }
      const url = `${settings.url}${path}`
      const { status, body } = await postToProvider(url, {}, new URLSearchParams(form), settings.timeoutMs)
      const code = String(body.Code ?? body.code ?? '')
      if (code === (isCode ? '4901' : '1901')) return String(body.SMSID ?? body.smsid ?? '')
      throw new DeliveryError(code === '' ? `http ${status} without a code` : `code ${code}`, {
        fault: /^[14]9\d\d$/.test(code) ? (faults[code.slice(2)] ?? null) : null,
      })
    },
  }
}

function accountFields({ isLive, username, password, sender }: SmsMisrSettings, { to }: OutgoingMessage) {
  return { environment: isLive ? '1' : '2', username, password, sender, mobile: to.slice(1) }
}

function codeFields({ otpTemplate }: SmsMisrSettings, { code }: OutgoingMessage) {
  return { template: otpTemplate ?? '', otp: code ?? '' }
}

function textFields({ language, text }: OutgoingMessage) {
  return { language: language === 'ar' ? '2' : '1', message: text }
}

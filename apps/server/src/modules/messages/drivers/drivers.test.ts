import type { PhoneNumber } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FakeProvider } from '../../../../test/fakes/provider.ts'
import { startSmsMisr } from '../../../../test/fakes/sms-misr.ts'
import { startTwilio } from '../../../../test/fakes/twilio.ts'
import { startWhatsApp } from '../../../../test/fakes/whatsapp.ts'
import { impatient } from '../../../../test/impatient.ts'
import type { DeliveryError, MessageDriver, OutgoingMessage } from './message-driver.types.ts'
import { createSmsMisrDriver } from './sms-misr.driver.ts'
import { createTwilioDriver } from './twilio.driver.ts'
import { createWhatsAppDriver } from './whatsapp.driver.ts'

let misr: FakeProvider
let twilio: FakeProvider
let whatsapp: FakeProvider
beforeAll(async () => {
  ;[misr, twilio, whatsapp] = await Promise.all([startSmsMisr(), startTwilio(), startWhatsApp()])
})
afterAll(() => Promise.all([misr, twilio, whatsapp].map((provider) => provider.stop())))

const misrSettings = (timeoutMs = 30_000) => ({
  url: misr.url,
  username: 'shop',
  password: 'misr-pass',
  sender: 'sender-token',
  otpTemplate: 'template-token',
  isLive: true,
  timeoutMs,
})
const twilioSettings = (timeoutMs = 30_000) => ({
  url: twilio.url,
  accountSid: 'AC1',
  authToken: 'twilio-token',
  from: 'Nawwar',
  timeoutMs,
})
const whatsAppSettings = (timeoutMs = 30_000) => ({
  url: whatsapp.url,
  version: 'v23.0',
  phoneNumberId: '111',
  token: 'wa-token',
  template: 'shop_otp',
  timeoutMs,
})

const message: OutgoingMessage = {
  to: '+201012345678' as PhoneNumber,
  text: 'نوّر: كود التحقق 123456',
  language: 'ar',
  code: '123456',
}

/** What a driver makes of a provider that behaves so. */
async function failure(driver: MessageDriver, provider: FakeProvider, behaviour: string): Promise<DeliveryError> {
  provider.behaveAs(behaviour)
  return await driver.send(message).then(
    () => expect.fail(`${behaviour} was accepted`),
    (error: DeliveryError) => error,
  )
}

const formOf = (provider: FakeProvider) => Object.fromEntries(new URLSearchParams(provider.requests.at(-1)?.text))

describe('SMS Misr', () => {
  test('sends a code by its approved template', async () => {
    expect(await createSmsMisrDriver(misrSettings()).send(message)).toBe('misr-1')
    expect(misr.requests.at(-1)?.path).toBe('/api/OTP/')
    expect(formOf(misr)).toEqual({
      environment: '1',
      username: 'shop',
      password: 'misr-pass',
      sender: 'sender-token',
      mobile: '201012345678',
      template: 'template-token',
      otp: '123456',
    })
  })

  test('sends a text, and a code without a template, as a message in its language', async () => {
    await createSmsMisrDriver(misrSettings()).send({ ...message, code: null })
    expect(misr.requests.at(-1)?.path).toBe('/api/SMS/')
    expect(formOf(misr)).toMatchObject({ language: '2', message: message.text })
    const driver = createSmsMisrDriver({ ...misrSettings(), otpTemplate: null, isLive: false })
    await driver.send({ ...message, language: 'en', text: 'Nawwar: 123456' })
    expect(formOf(misr)).toMatchObject({ environment: '2', language: '1', message: 'Nawwar: 123456' })
  })

  test('reads its code in either spelling', async () => {
    misr.behaveAs('lower')
    expect(await createSmsMisrDriver(misrSettings()).send(message)).toBe('misr-1')
  })

  test.each([
    ['03', 'account'],
    ['04', 'account'],
    ['05', 'recipient'],
    ['06', 'account'],
    ['07', null],
    ['08', 'account'],
    ['09', 'account'],
    ['12', 'account'],
    ['99', null],
  ])('code 49%s is the fault of: %s', async (code, fault) => {
    expect(await failure(createSmsMisrDriver(misrSettings()), misr, code)).toMatchObject({
      fault,
      reason: `code 49${code}`,
    })
  })
})

describe('Twilio', () => {
  test('sends by its messages call, from a sender or a messaging service', async () => {
    expect(await createTwilioDriver(twilioSettings()).send(message)).toBe('SM1')
    const { path, headers } = twilio.requests.at(-1) ?? {}
    expect(path).toBe('/2010-04-01/Accounts/AC1/Messages.json')
    expect(headers?.authorization).toBe(`Basic ${btoa('AC1:twilio-token')}`)
    expect(formOf(twilio)).toEqual({ To: '+201012345678', From: 'Nawwar', Body: message.text })
    await createTwilioDriver({ ...twilioSettings(), from: 'MG77' }).send(message)
    expect(formOf(twilio)).toMatchObject({ MessagingServiceSid: 'MG77' })
  })

  test.each([
    ['21211', 'recipient'],
    ['21610', 'recipient'],
    ['21614', 'recipient'],
    ['21408', 'account'],
    ['401', 'account'],
  ])('%s is the fault of: %s', async (code, fault) => {
    expect(await failure(createTwilioDriver(twilioSettings()), twilio, code)).toMatchObject({ fault })
  })
})

describe('WhatsApp', () => {
  test('sends a code by the authentication template, in body and button', async () => {
    expect(await createWhatsAppDriver(whatsAppSettings()).send(message)).toBe('wamid.1')
    const { path, headers, text = '' } = whatsapp.requests.at(-1) ?? {}
    expect(path).toBe('/v23.0/111/messages')
    expect(headers?.authorization).toBe('Bearer wa-token')
    const parameters = [{ type: 'text', text: '123456' }]
    expect(JSON.parse(text)).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '201012345678',
      type: 'template',
      template: {
        name: 'shop_otp',
        language: { code: 'ar' },
        components: [
          { type: 'body', parameters },
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      },
    })
  })

  test('cannot send anything but codes', async () => {
    const sending = createWhatsAppDriver(whatsAppSettings()).send({ ...message, code: null })
    await expect(sending).rejects.toMatchObject({ fault: 'account' })
  })

  test.each([
    ['131026', 'recipient'],
    ['190', 'account'],
    ['132001', 'account'],
    ['130429', null],
    ['131056', null],
    ['131016', null],
    ['transient', null],
  ])('%s is the fault of: %s', async (code, fault) => {
    expect(await failure(createWhatsAppDriver(whatsAppSettings()), whatsapp, code)).toMatchObject({ fault })
  })
})

describe('on bad days every provider', () => {
  const drivers: [string, (timeoutMs?: number) => [MessageDriver, FakeProvider]][] = [
    ['SMS Misr', (timeoutMs) => [createSmsMisrDriver(misrSettings(timeoutMs)), misr]],
    ['Twilio', (timeoutMs) => [createTwilioDriver(twilioSettings(timeoutMs)), twilio]],
    ['WhatsApp', (timeoutMs) => [createWhatsAppDriver(whatsAppSettings(timeoutMs)), whatsapp]],
  ]
  describe.each(drivers)('%s', (_name, open) => {
    test.each([
      ['silent', 'no answer in time', null],
      ['cut', 'no connection', null],
      ['broken', 'http 502', null],
      ['busy', 'http 429', 7],
      ['garbage', 'http 200', null],
      ['redirect', 'http 302', null],
    ])('%s: may work later', async (behaviour, reason, seconds) => {
      const [driver, provider] = open(behaviour === 'silent' ? impatient(300) : undefined)
      const error = await failure(driver, provider, behaviour)
      provider.forgive()
      expect(error).toMatchObject({ name: 'DeliveryError', fault: null, seconds })
      expect(error.reason).toContain(reason)
    })

    test('what goes wrong names no secret', async () => {
      const [driver, provider] = open()
      for (const behaviour of ['cut', 'garbage', 'broken']) {
        const { message: sent, stack, cause } = await failure(driver, provider, behaviour)
        const all = `${sent} ${stack} ${cause}`
        expect(all).not.toMatch(/1012345678|123456|misr-pass|twilio-token|wa-token/)
      }
    })
  })

  test('a refused connection is retried later, too', async () => {
    const driver = createTwilioDriver({ ...twilioSettings(), url: 'http://127.0.0.1:9' })
    await expect(driver.send(message)).rejects.toMatchObject({ fault: null, reason: 'no connection' })
  })
})

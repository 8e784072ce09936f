import { describe, expect, test } from 'vitest'
import { writeCodeText, writeNoCodeText } from './code.messages.ts'

const english = { shop: 'Nawwar', code: '123456', host: null }
const arabic = { ...english, shop: 'نوّر' }

describe('the message of a code', () => {
  test.each(['registration', 'login', 'reset', 'second_factor', 'order_link'] as const)(
    'for a %s fits one SMS and says the code',
    (purpose) => {
      const texts = [writeCodeText(purpose, 'en', english), writeCodeText(purpose, 'ar', arabic)]
      expect(texts[0]?.length).toBeLessThanOrEqual(160)
      expect(texts[1]?.length).toBeLessThanOrEqual(70)
      for (const text of texts) expect(text).toMatch(/\b123456\b.*5/)
    },
  )

  test('binds itself to the host of the shop where there is room', () => {
    expect(writeCodeText('login', 'en', { ...english, host: 'nawwar.example' })).toMatch(/\n@nawwar\.example #123456$/)
    expect(writeCodeText('login', 'en', { ...english, host: `${'x'.repeat(60)}.example` })).not.toContain('@')
    expect(writeCodeText('reset', 'ar', { ...arabic, host: 'nawwar.example' })).not.toContain('@')
  })

  test('that cannot be sent says what to do, in one SMS and without a code', () => {
    const texts = [writeNoCodeText('en', english), writeNoCodeText('ar', arabic)]
    expect(texts[0]?.length).toBeLessThanOrEqual(160)
    expect(texts[1]?.length).toBeLessThanOrEqual(70)
    for (const text of texts) expect(text).not.toMatch(/\d/)
  })
})

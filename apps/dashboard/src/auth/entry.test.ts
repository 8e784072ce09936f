import { textsOf } from '@shop/i18n'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { authMessages } from './auth.messages.ts'
import { logIn } from './log-in.ts'

afterEach(() => vi.unstubAllGlobals())

/** Makes the server answer every request this way. */
function answerWith(status: number, body: object): void {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}

describe('A-13: a login of staff', () => {
  it.each([
    [{ code: 'verification_required', verification_required: true }, false],
    [{ code: 'account_inactive', verification_required: false }, true],
  ])('that is answered %j goes to the verification, inactive: %s', async (answer, isInactive) => {
    answerWith(403, { detail: 'No', message: 'No', errors: {}, ...answer })
    const outcome = await logIn('010 1234 5678', 'kettle and tea 4', null)
    expect(outcome).toEqual({ kind: 'unverified', phone: '+201012345678', isInactive, verificationToken: null })
  })

  it('that is refused otherwise stays on the login page, with the text of the server', async () => {
    answerWith(401, { detail: 'Login failed', message: 'Login failed', code: 'login_failed', errors: {} })
    expect(await logIn('010 1234 5678', 'x', null)).toEqual({ kind: 'refused', message: 'Login failed' })
  })

  it('says at the verification why, in the fixed texts', () => {
    expect(textsOf(authMessages, 'en')).toMatchObject({
      verifyPhone: 'Please verify your phone number to continue.',
      inactive: 'Your account is inactive. Please verify your phone number.',
    })
  })
})

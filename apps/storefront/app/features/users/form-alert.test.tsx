import type { Language } from '@shop/contract'
import { textsOf } from '@shop/i18n'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import { accountMessages } from './account.late.messages.ts'
import type { Fallback } from './account-words.ts'
import { FormAlert } from './form-alert.tsx'
import type { Trouble } from './trouble.ts'
import { usersMessages } from './users.messages.ts'

/** @returns the sentences of the alert */
function sentencesOf(trouble: Trouble, fallback: Fallback, language: Language = 'en', surprise?: string): string[] {
  const html = renderToString(
    <LanguageProvider language={language}>
      <FormAlert trouble={trouble} fallback={fallback} {...(surprise && { surprise })} />
    </LanguageProvider>,
  )
  return [...html.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, sentence = '']) => sentence)
}

describe('A-14: a form says', () => {
  const refused = { kind: 'refused', status: 400, code: null } as const

  it.each<[string, Trouble, string[]]>([
    ['what the shop says', { ...refused, message: 'Login failed' }, ['Login failed']],
    ['its own words where the shop says nothing', { ...refused, message: null }, ['Own words']],
    ['that the token is missing', { kind: 'incomplete', missing: 'token' }, ['No token received from server']],
    ['that the profile is missing', { kind: 'incomplete', missing: 'profile' }, ['Failed to fetch user profile']],
    [
      'that the network failed',
      { kind: 'offline', isTimeout: false },
      ['Network error occurred', 'You seem to be offline. Nothing you typed is lost. Try again.'],
    ],
    ['what nobody foresaw', { kind: 'unexpected' }, ['An unexpected error occurred. Please try again.']],
  ])('%s', (_, trouble, sentences) => {
    expect(sentencesOf(trouble, 'Own words')).toEqual(sentences)
  })

  it('what nobody foresaw at login, and what to do', () => {
    const { loginUnknown } = textsOf(accountMessages, 'en')
    expect(sentencesOf({ kind: 'unexpected' }, 'Own words', 'en', String(loginUnknown))).toEqual([
      'Unknown error during login',
      'An unexpected error occurred. Please try again.',
    ])
  })

  it('it in Arabic', () => {
    expect(sentencesOf({ kind: 'incomplete', missing: 'token' }, '', 'ar')).toEqual(['لم يصلنا تأكيد الدخول من المتجر'])
  })

  it('the words of the error catalogue, word for word', () => {
    expect(textsOf(accountMessages, 'en')).toMatchObject({
      loginFailed: 'Login failed. Please try again.',
      signupFailed: 'Registration failed. Please try again.',
      codeNotSent: 'Failed to send OTP',
      verifyFailed: 'OTP verification failed',
      resetSendFailed: 'Failed to send password reset code',
      resetFailed: 'Failed to reset password',
      accountCreated: 'Account created successfully. Please verify your phone number to activate your account.',
      verifyToLogIn: 'Please verify your phone number to complete login.',
      codeSent: 'OTP sent successfully!',
      verified: 'Phone verified successfully!',
    })
    expect(textsOf(usersMessages, 'en')).toMatchObject({
      noRefreshToken: 'No refresh token available',
      refreshFailed: 'Token refresh failed',
    })
  })
})

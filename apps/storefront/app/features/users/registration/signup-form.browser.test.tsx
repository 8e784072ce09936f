import { describe, expect, it } from 'vitest'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { SignupForm } from './signup-form.tsx'

const links = {
  logIn: { to: '/login-new' },
  signUp: { to: '/register' },
  forgotPassword: { to: '/forgot-password' },
  onUnverified: () => undefined,
  onDone: () => undefined,
}

/** What the specification prescribes word for word, and its Arabic. */
const prescribed = {
  en: {
    fillAll: 'Please fill in all fields',
    badPhone: 'please enter a valid phone number',
    passwordsDiffer: 'Passwords do not match',
    pleaseAgree: 'Please agree to the terms and conditions',
  },
  ar: {
    fillAll: 'من فضلك املأ كل الحقول',
    badPhone: 'رقم الموبايل 11 رقمًا ويبدأ بـ 010',
    passwordsDiffer: 'كلمتا المرور غير متطابقتين',
    pleaseAgree: 'من فضلك وافق على الشروط والأحكام',
  },
}

describe.each(['en', 'ar'] as const)('A-02: a registration in %s', (language) => {
  it('shows each error at its field, also one that only the shop knows', async () => {
    const words = prescribed[language]
    const t = wordsOf(accountMessages, language)
    const tooCommon = 'This password is too common.'
    const sent = answerCalls(({ path }) => {
      if (path !== '/api/users/register/') return undefined
      const errors = { password: [tooCommon] }
      return Response.json({ code: 'validation_failed', message: tooCommon, errors }, { status: 400 })
    })
    const form = await show(<SignupForm links={links} />, language)
    const name = form.getByRole('textbox', { name: t.username, exact: true })
    const phone = form.getByRole('textbox', { name: t.phone, exact: true })
    const password = form.getByLabelText(t.password, { exact: true })
    const again = form.getByLabelText(t.confirmPassword, { exact: true })
    const terms = form.getByRole('checkbox')
    const button = form.getByRole('button', { name: t.signUp, exact: true })
    await button.click()
    await expect.element(form.getByRole('alert')).toMatchTextContent(words.fillAll)
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription(new RegExp(RegExp.escape(t.needName)))

    await name.fill('Mona')
    await phone.fill('0223456789')
    await password.fill('mohamed123')
    await again.fill('mohamed124')
    await button.click()
    await expect.element(phone).toHaveFocus()
    await expect.element(phone).toHaveAccessibleDescription(new RegExp(words.badPhone))
    await expect.element(again).toHaveAccessibleDescription(new RegExp(words.passwordsDiffer))

    await terms.click()
    await expect.element(form.getByText(words.pleaseAgree)).toBeVisible()
    await expect.element(button).toBeDisabled()
    await terms.click()

    await phone.fill('01012345678')
    await again.fill('mohamed123')
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
    await button.click()
    await expect.element(password).toHaveFocus()
    await expect.element(password).toBeInvalid()
    await expect.element(form.getByRole('alert')).toMatchTextContent(tooCommon)
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { first_name: 'Mona' } }])
  })
})

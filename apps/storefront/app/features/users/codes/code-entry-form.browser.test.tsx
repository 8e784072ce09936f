import { beginVerification } from '@shop/session'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { VerifyForm } from '../registration/verify-form.tsx'

const links = {
  logIn: { to: '/login-new' },
  signUp: { to: '/register' },
  forgotPassword: { to: '/forgot-password' },
  onUnverified: () => undefined,
  onDone: () => undefined,
}

function Verification() {
  const [pending, setPending] = useState(() => beginVerification('+201012345678', { verificationToken: 'v-1' }))
  return <VerifyForm pending={pending} save={setPending} forget={() => undefined} links={links} />
}

describe.each(['en', 'ar'] as const)('the code of a phone, in %s', (language) => {
  it('is asked for again after five wrong tries', async () => {
    const t = wordsOf(accountMessages, language)
    const wrongCode = 'OTP verification failed'
    const sent = answerCalls(({ path, body }) => {
      if (path === '/api/users/request-otp/') return { success: true, message: 'Sent', expires_in_minutes: 5 }
      if ((body as { otp_code?: string } | null)?.otp_code === '123456') return { success: true, message: 'Verified' }
      return Response.json({ code: 'otp_wrong', detail: wrongCode }, { status: 400 })
    })
    const countTries = () => sent.filter(({ path }) => path === '/api/users/verify-otp/').length
    const form = await show(<Verification />, language)
    const button = (name: string) => form.getByRole('button', { name, exact: true })
    const code = form.getByRole('textbox', { name: t.code, exact: true })
    const alert = form.getByRole('alert')
    await button(t.sendCode).click()
    await expect.element(code).toHaveFocus()
    await code.fill('654321')
    for (let tries = 1; tries <= 4; tries += 1) {
      await button(t.verify).click()
      await expect.poll(countTries).toBe(tries)
      await expect.element(alert).toMatchTextContent(wrongCode)
      await expect.element(button(t.verify)).not.toHaveAttribute('aria-disabled', 'true')
    }
    await button(t.verify).click()
    await expect.element(alert).toMatchTextContent(t.codeSpent)
    await expect.element(button(t.verify)).not.toBeInTheDocument()
    await button(t.resend).click()
    await expect.element(code).toHaveValue('')
    await code.fill('123456')
    await button(t.verify).click()
    await expect.element(form.getByText(t.verified)).toBeVisible()
    expect(countTries()).toBe(6)
  })
})

import { languages } from '@shop/contract'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkPage } from '../../test/check-page.ts'
import { openDashboard, openShop } from '../../test/open-dashboard.tsx'
import { wordsIn } from '../../test/words.ts'
import { authMessages } from '../auth/auth.messages.ts'
import { settingsMessages } from '../resources/settings/settings.messages.ts'
import { ordersMessages } from '../resources/shared/orders.messages.ts'
import { uiMessages } from '../ui/ui.messages.ts'
import { secondFactorMessages } from './second-factor.messages.ts'

const save = { en: 'Save', ar: 'حفظ' }
const ownFirst = { en: /^Set up two-step login for yourself first/, ar: /^فعّل التحقق بخطوتين لحسابك أولًا/ }

beforeAll(openShop)

it.each(languages)('in %s an owner without two-step login cannot require it of roles', async (language) => {
  const words = wordsIn(language)
  const main = await openDashboard('settings', language)
  const roles = main.getByRole('group', { name: words(settingsMessages).second_factor_roles })
  for (const name of [words(uiMessages).roleAdmin, words(uiMessages).roleOrders])
    await roles.getByRole('checkbox', { name }).click()
  await main.getByRole('button', { name: save[language], exact: true }).click()
  await expect.element(main.getByText(ownFirst[language])).toBeVisible()
  await checkPage()
})

it.each(languages)('in %s who must have two-step login sets it up before anything else', async (language) => {
  const words = wordsIn(language)
  const t = words(secondFactorMessages)
  let isOn = false
  const { fetch } = window
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    const step = /^\/api\/admin\/me\/second-factor\/(.*)$/.exec(pathname)?.[1]
    if (step === 'code/')
      return Response.json({ phone: '+201000000001', expires_in_minutes: 5, verification_token: 'token' })
    if (step === '') return Response.json({ secret: 'A'.repeat(32), uri: 'otpauth://totp/Nawwar' }, { status: 201 })
    isOn ||= step === 'confirm/'
    if (step === 'confirm/') return Response.json({ recovery_codes: ['1111-2222-3333-4444'] })
    const answer = await fetch(input, init)
    if (pathname !== '/api/admin/me/') return answer
    return Response.json({ ...(await answer.json()), must_set_up_second_factor: !isOn })
  }
  await openDashboard('orders', language)
  await expect.element(page.getByRole('heading', { level: 1, name: t.mustTitle })).toBeVisible()
  await checkPage()
  const goOn = page.getByRole('button', { name: t.goOn, exact: true })
  await page.getByLabelText(words(authMessages).password, { exact: true }).fill('a password')
  await goOn.click()
  await page.getByRole('textbox', { name: t.phoneCode, exact: true }).fill('123456')
  await goOn.click()
  await page.getByRole('textbox', { name: words(authMessages).code, exact: true }).fill('123456')
  await page.getByRole('button', { name: t.confirm, exact: true }).click()
  await page.getByRole('button', { name: t.savedCodes, exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: words(ordersMessages).title })).toBeVisible()
})

import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/account-test.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { readCode } from '../pages/outbox.ts'
import { register } from '../pages/shopper.ts'

test('A-06: a shopper requests a new code after the first one expired', async ({
  page,
  baseURL,
  client,
  words,
  forms,
  stranger,
}) => {
  await register(client, stranger)
  await page.clock.install()
  await page.goto(paths.login())
  await forms.logInAs(stranger)
  await forms.sendCode.click()
  await expect(forms.clock).toHaveText(/^[45]:\d\d$/)
  const former = await readCode(baseURL ?? '', stranger.phone)

  await page.clock.fastForward('04:30')
  await expect(forms.clock).toHaveText(/^0:[0-3]\d$/)
  await page.clock.fastForward('00:40')
  await expect(forms.alert).toHaveText(words(accountMessages).codeExpired)
  await expect(forms.verify).toBeHidden()
  await forms.resend.click()

  await expect(forms.clock).toHaveText(/^[45]:\d\d$/)
  await forms.code.fill(await readCode(baseURL ?? '', stranger.phone, [former]))
  await forms.verify.click()
  await expect(forms.text(words(prescribedWords).verified)).toBeVisible()
})

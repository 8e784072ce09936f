import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { usersMessages } from '../../apps/storefront/app/features/users/users.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/account-test.ts'
import { copiedWords, prescribedWords } from '../pages/copied-words.ts'
import { readCode } from '../pages/outbox.ts'

test('A-11: a shopper forgets the password, sets a new one by a code, and logs in with it', async ({
  page,
  baseURL,
  words,
  forms,
  shopper,
}) => {
  const account = words(accountMessages)
  const address = baseURL ?? ''
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const former = await readCode(address, shopper.phone)
  await page.goto(paths.login({ next: paths.account() }))
  await forms.forgot.click()
  await expect(heading(account.forgotTitle)).toBeVisible()
  await forms.phone.fill(shopper.typed)
  await forms.sendCode.click()

  await expect(forms.clock).toHaveText(/^[45]:\d\d$/)
  await forms.code.fill('000000')
  await forms.verify.click()
  await expect(forms.alert).toHaveText(words(prescribedWords).wrongCode)
  await page.reload()
  await forms.code.fill(await readCode(address, shopper.phone, [former]))
  await forms.verify.click()

  await expect(heading(account.newPasswordTitle)).toBeFocused()
  const password = `${shopper.password}-again`
  await forms.newPassword.fill(password)
  await forms.confirmPassword.fill(shopper.password)
  await forms.savePassword.click()
  await expect(forms.text(words(prescribedWords).passwordsDiffer)).toBeVisible()
  await forms.confirmPassword.fill(password)
  await forms.savePassword.click()

  await expect(heading(account.resetDoneTitle)).toBeFocused()
  await page
    .getByRole('main')
    .getByRole('link', { name: words(usersMessages).logIn })
    .click()
  await forms.logInAs(shopper)
  await expect(forms.alert).toHaveText(words(copiedWords).loginFailed)
  await forms.logInAs({ ...shopper, password })
  await expect(heading(account.accountSettings)).toBeVisible()
})

import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/account-test.ts'
import { checkPage } from '../pages/check-page.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { register } from '../pages/shopper.ts'

test('A-03: login, registration and password reset', both, async ({ page, forms, words, client, stranger }) => {
  await page.goto(paths.login())
  await checkPage(page, 'login')
  await forms.logIn.click()
  await expect(forms.alert).toBeVisible()
  await checkPage(page, 'login with errors')
  await page.goto(paths.register())
  await checkPage(page, 'signup')
  await forms.terms.uncheck()
  await forms.terms.press('Enter')
  await checkPage(page, 'signup without terms')
  await page.goto(paths.forgotPassword())
  await expect(forms.phone).toBeVisible()
  await checkPage(page, 'forgotten password')
  await page.goto(paths.verifyPhone())
  await expect(forms.text(words(accountMessages).verifyAfterLogIn)).toBeVisible()
  await checkPage(page, 'verification without a phone')

  await register(client, stranger)
  await page.goto(paths.login())
  await forms.logInAs(stranger)
  await expect(forms.text(words(prescribedWords).verifyToLogIn)).toBeVisible()
  await checkPage(page, 'verification')
  await forms.sendCode.click()
  await expect(forms.code).toBeFocused()
  await forms.verify.click()
  await expect(forms.text(words(prescribedWords).badCode)).toBeVisible()
  await checkPage(page, 'verification with a wrong code')
})

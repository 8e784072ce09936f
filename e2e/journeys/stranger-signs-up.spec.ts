import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { usersMessages } from '../../apps/storefront/app/features/users/users.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/account-test.ts'
import { copiedWords, prescribedWords } from '../pages/copied-words.ts'
import { installClock } from '../pages/install-clock.ts'
import { readCode } from '../pages/outbox.ts'
import { register } from '../pages/shopper.ts'

test('G-01, A-08: a new shopper registers in the modal, verifies the phone and is signed in', async ({
  page,
  baseURL,
  words,
  head,
  modal,
  stranger,
}) => {
  const prescribed = words(prescribedWords)
  const stopClock = await installClock(page)
  await page.goto(paths.offers())
  await head.open()
  await head.logIn.click()
  await expect(modal.phone).toBeFocused()
  await modal.toSignUp.click()
  await expect(modal.username).toBeFocused()
  await modal.username.fill(stranger.name)
  // A tap beside the form must not lose what was typed.
  await page.mouse.click(4, 300)
  await expect(modal.username).toHaveValue(stranger.name)
  await modal.signUpAs(stranger)

  await expect(modal.text(prescribed.accountCreated)).toBeVisible()
  await expect(modal.code).toBeHidden()
  await modal.sendCode.click()
  await expect(modal.code).toBeFocused()
  await expect(modal.clock).toHaveText(/^[45]:\d\d$/)
  await expect(modal.resend).toBeDisabled()

  await modal.code.fill('12')
  await modal.verify.click()
  await expect(modal.text(prescribed.badCode)).toBeVisible()

  const code = await readCode(baseURL ?? '', stranger.phone)
  const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  await modal.code.fill(`${arabic.slice(0, 3)} ${arabic.slice(3)}`)
  await expect(modal.code).toHaveValue(code)
  await stopClock()
  await modal.code.press('Enter')

  // The success message is visible for 1500 ms.
  await expect(modal.text(prescribed.verified)).toBeVisible()
  await page.clock.runFor(1400)
  await expect(modal.text(prescribed.verified)).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.clock.resume()
  await expect(page).toHaveURL(paths.offers())
  await head.openMenu()
  await expect(head.link(words(accountMessages).accountSettings)).toBeVisible()
  expect(await page.evaluate(() => window.sessionStorage.getItem('pending_verification'))).toBeNull()
})

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

test(
  'A-05: a person with an unverified phone logs in, verifies it after a reload, and goes on',
  once,
  async ({ page, baseURL, client, words, forms, stranger }) => {
    await register(client, stranger)
    await page.goto(paths.account())
    await expect(page).toHaveURL(paths.login({ next: paths.account() }))
    await forms.logInAs(stranger)

    await expect(page).toHaveURL(paths.verifyPhone({ next: paths.account() }))
    await expect(forms.text(words(prescribedWords).verifyToLogIn)).toBeVisible()
    await forms.sendCode.click()
    await expect(forms.clock).toBeVisible()
    const code = await readCode(baseURL ?? '', stranger.phone)

    // A phone may reload the page after the shopper reads the message.
    await page.reload()
    await expect(forms.clock).toHaveText(/^[45]:\d\d$/)
    await forms.code.fill(code)
    await forms.verify.click()
    await expect(forms.text(words(prescribedWords).verified)).toBeVisible()
    await expect(page).toHaveURL(paths.account())
    await expect(page.getByRole('heading', { level: 1, name: words(accountMessages).accountSettings })).toBeVisible()
  },
)

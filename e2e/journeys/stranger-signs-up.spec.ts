import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/account-test.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { installClock } from '../pages/install-clock.ts'
import { readCode } from '../pages/outbox.ts'

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

import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/account-test.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { readCode } from '../pages/outbox.ts'
import { register } from '../pages/shopper.ts'

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

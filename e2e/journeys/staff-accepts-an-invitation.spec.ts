import { formatPhoneNumber, type PhoneNumber } from '@shop/contract'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/invitation.ts'
import { readInvitation } from '../pages/outbox.ts'
import { inventShopper, openAccount } from '../pages/shopper.ts'

test('an invited person opens the link, chooses a password and uses the dashboard', async ({
  page,
  baseURL,
  openAsAdmin,
  dashboard,
  staffWords,
  invited,
}) => {
  const { words } = invited
  const member = inventShopper('Dina')
  await openAsAdmin('/dashboard/staff-members')
  await page.getByRole('link', { name: words.invite }).click()
  await page.getByRole('textbox', { name: words.phone, exact: true }).fill(member.typed)
  await page.getByRole('radio', { name: staffWords.roleOrders }).check()
  await dashboard.button(staffWords.save).click()
  const row = invited.row(formatPhoneNumber(member.phone as PhoneNumber))
  await expect(row).toContainText(words.until)
  const first = await readInvitation(baseURL ?? '', member.phone)
  await row.getByRole('button', { name: words.sendAgain }).click()
  await expect(dashboard.notice(words.wasSent)).toBeVisible()
  const token = await readInvitation(baseURL ?? '', member.phone, [first])
  await page.reload()
  await expect(row).toContainText(words.sent)
  await checkPage(page, 'staff with an invitation')

  // The invited person uses another browser.
  await page.evaluate(() => window.localStorage.clear())
  await page.goto(`/login#invitation=${first}`)
  await expect(invited.alert).toHaveText(words.notValid)
  await checkPage(page, 'an invitation that is not valid')
  await page.goto(`/login#invitation=${token}`)
  await expect(invited.title).toBeVisible()
  await invited.firstName.fill(member.name)
  await invited.password.fill(member.password)
  await invited.repeat.fill('another password 4')
  await invited.accept.click()
  await expect(invited.alert).toHaveText(words.differ)
  await checkPage(page, 'an invitation')
  await invited.repeat.fill(member.password)
  await invited.accept.click()
  await expect(dashboard.title(staffWords.overview)).toBeVisible()

  await page.goto(`/login#invitation=${token}`)
  await expect(invited.alert).toHaveText(words.notValid)
})

test('an invited shopper accepts with their own password', async ({
  page,
  baseURL,
  client,
  staffClient,
  dashboard,
  staffWords,
  invited,
  accountWords,
}) => {
  const member = inventShopper(accountWords.name)
  await openAccount(client, baseURL ?? '', member)
  await staffClient.staffMembers.inviteStaffMember({ body: { phone: member.phone, role: 'orders' } })
  const token = await readInvitation(baseURL ?? '', member.phone)
  await page.goto(`/login#invitation=${token}`)
  await invited.ownPassword.fill('not my password 4')
  await invited.accept.click()
  await expect(invited.alert).toHaveText(invited.words.passwordWrong)
  await checkPage(page, 'an invitation of a person with an account')
  await invited.ownPassword.fill(member.password)
  await invited.accept.click()
  await expect(dashboard.title(staffWords.overview)).toBeVisible()
})

test('an invitation is cancelled', once, async ({ page, baseURL, openAsAdmin, dashboard, staffClient, invited }) => {
  const member = inventShopper('Dina')
  await staffClient.staffMembers.inviteStaffMember({ body: { phone: member.phone, role: 'support' } })
  const token = await readInvitation(baseURL ?? '', member.phone)
  await openAsAdmin('/dashboard/staff-members')
  const row = invited.row(formatPhoneNumber(member.phone as PhoneNumber))
  await row.getByRole('button', { name: invited.words.revoke }).click()
  await expect(dashboard.notice(invited.words.revoked)).toBeVisible()
  await expect(row).toBeHidden()
  await page.goto(`/login#invitation=${token}`)
  await expect(invited.alert).toHaveText(invited.words.notValid)
})

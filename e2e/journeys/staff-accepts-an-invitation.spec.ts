import { formatPhoneNumber, type PhoneNumber } from '@shop/contract'
import { invitationMessages } from '../../apps/dashboard/src/invitation/invitation.messages.ts'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { staffMembersMessages } from '../../apps/dashboard/src/resources/staff-members/staff-members.messages.ts'
import { uiMessages } from '../../apps/dashboard/src/ui/ui.messages.ts'
import { checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { expect, test } from '../pages/invitation.ts'
import { readInvitation } from '../pages/outbox.ts'
import { inventShopper, openAccount } from '../pages/shopper.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith } from '../pages/words.ts'

test('an invited person opens the link, chooses a password and uses the dashboard', async ({
  page,
  baseURL,
  openAsAdmin,
  dashboard,
  words,
  invited,
}) => {
  const staffMembers = words(staffMembersMessages)
  const member = inventShopper('Dina')
  await openAsAdmin('/dashboard/staff-members')
  await page.getByRole('link', { name: staffMembers.invite }).click()
  await page.getByRole('textbox', { name: staffMembers.phone, exact: true }).fill(member.typed)
  await page.getByRole('radio', { name: beginsWith(words(uiMessages).roleOrders) }).check()
  await dashboard.button(words(copiedWords).save).click()
  const row = invited.row(formatPhoneNumber(member.phone as PhoneNumber))
  await expect(row).toContainText(staffMembers.ends_at({ moment: '' }))
  const first = await readInvitation(baseURL ?? '', member.phone)
  await row.getByRole('button', { name: staffMembers.sendAgain }).click()
  await expect(dashboard.notice(staffMembers.wasSent)).toBeVisible()
  const token = await readInvitation(baseURL ?? '', member.phone, [first])
  await page.reload()
  await expect(row).toContainText(staffMembers.delivery_sent)
  await checkPage(page, 'staff with an invitation')

  // The invited person uses another browser.
  await page.evaluate(() => window.localStorage.clear())
  await page.goto(`/login#invitation=${first}`)
  await expect(invited.alert).toHaveText(words(copiedWords).invitationOver)
  await checkPage(page, 'an invitation that is not valid')
  await page.goto(`/login#invitation=${token}`)
  await expect(invited.title).toBeVisible()
  await invited.firstName.fill(member.name)
  await invited.password.fill(member.password)
  await invited.repeat.fill('another password 4')
  await invited.accept.click()
  await expect(invited.alert).toHaveText(words(invitationMessages).differ)
  await checkPage(page, 'an invitation')
  await invited.repeat.fill(member.password)
  await invited.accept.click()
  await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()

  await page.goto(`/login#invitation=${token}`)
  await expect(invited.alert).toHaveText(words(copiedWords).invitationOver)
})

test('an invited shopper accepts with their own password', async ({
  page,
  baseURL,
  client,
  staffClient,
  dashboard,
  words,
  invited,
}) => {
  const member = inventShopper(words(typedWords).name)
  await openAccount(client, baseURL ?? '', member)
  await staffClient.staffMembers.inviteStaffMember({ body: { phone: member.phone, role: 'orders' } })
  const token = await readInvitation(baseURL ?? '', member.phone)
  await page.goto(`/login#invitation=${token}`)
  await invited.ownPassword.fill('not my password 4')
  await invited.accept.click()
  await expect(invited.alert).toHaveText(words(copiedWords).passwordWrong)
  await checkPage(page, 'an invitation of a person with an account')
  await invited.ownPassword.fill(member.password)
  await invited.accept.click()
  await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
})

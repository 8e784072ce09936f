import { openAuth } from '@shop/session'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../test/check-page.ts'
import { openDashboard, openShop, signIn } from '../../test/open-dashboard.tsx'
import { wordsIn } from '../../test/words.ts'
import { staffApi } from '../data/api.ts'
import { auditEntriesMessages } from '../resources/audit-entries/audit-entries.messages.ts'
import { overviewMessages } from '../resources/overview/overview.messages.ts'
import { authMessages } from './auth.messages.ts'

const words = wordsIn('ar')
const t = words(authMessages)
const wrongLogin = 'رقم الموبايل أو كلمة المرور غير صحيحة'

let staff: Awaited<ReturnType<typeof openShop>>
beforeEach(async () => {
  staff = await openShop()
})

const heading = page.getByRole('heading', { level: 1 })
const alert = page.getByRole('alert')
const password = page.getByLabelText(t.password, { exact: true })

async function logInAs(login: { phone: string; password: string }): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name: t.phone }), login.phone)
  await userEvent.fill(password, login.password)
  await userEvent.click(page.getByRole('button', { name: t.logIn, exact: true }))
}

it('A-13: staff log in after a wrong password and reach the requested page', async () => {
  openAuth().leave()
  await openDashboard('audit-entries?page=1', 'ar')
  await expect.element(heading).toHaveTextContent(t.title)
  expect(location.pathname).toBe('/login')
  await checkPage()
  await userEvent.click(page.getByRole('button', { name: t.logIn, exact: true }))
  await expect.element(alert).toHaveTextContent(t.fillAll)
  await checkPage()
  await logInAs({ ...staff.admin, password: 'not-my-password' })
  await expect.element(alert).toHaveTextContent(wrongLogin)
  await expect.element(alert).toHaveFocus()
  await expect.element(password).toHaveValue('not-my-password')
  await logInAs(staff.admin)
  await expect.element(heading).toHaveTextContent(words(auditEntriesMessages).title)
  expect(location.pathname).toBe('/dashboard/audit-entries')
})

it('A-13: a shopper cannot open the dashboard', async () => {
  const { results } = await staffApi.staffMembers.listStaffMembers({ query: {} })
  const [{ id, version } = { id: 0, version: 0 }] = results.filter(({ phone }) => phone === staff.clerk.phone)
  await staffApi.staffMembers.updateStaffMember({ params: { id: String(id) }, body: { version, role: 'shopper' } })
  openAuth().leave()
  await openDashboard('', 'ar')
  await logInAs(staff.clerk)
  await expect.element(heading).toHaveTextContent(t.notStaff)
})

it('A-13: only a spinner shows while the dashboard checks the session', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    if (path === '/api/admin/me/') await answered
    return await fetch(path, init)
  })
  await signIn('clerk')
  await openDashboard('', 'ar')
  const spinner = page.getByRole('progressbar', { name: t.checking })
  await expect.element(spinner).toBeVisible()
  expect(heading.query()).toBe(null)
  expect(page.getByRole('navigation').query()).toBe(null)
  answer()
  await expect.element(heading).toHaveTextContent(words(overviewMessages).title)
  await expect.element(spinner).not.toBeInTheDocument()
})

import { openAuth } from '@shop/session'
import { describe, expect, it } from 'vitest'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { usersMessages } from '../users.messages.ts'
import { LoginForm } from './login-form.tsx'

const links = {
  logIn: { to: '/login-new' },
  signUp: { to: '/register' },
  forgotPassword: { to: '/forgot-password' },
  onUnverified: () => undefined,
  onDone: () => undefined,
}

const showForm = () => show(<LoginForm links={links} />)

describe('A-01: the login form', () => {
  it('has a fixed +20 before the phone, outside of what is typed, and says it to who does not see it', async () => {
    const form = await showForm()
    const phone = form.getByRole('textbox', { name: /phone/i })
    await expect.element(phone).toHaveAccessibleDescription(/The number begins with the country code \+20/)
    await expect.element(form.getByText('+20', { exact: true })).toBeVisible()
    await expect.element(phone).toHaveValue('')
    await phone.fill('1012345678')
    await expect.element(phone).toHaveValue('1012345678')
  })

  it('has a hidden password, which password managers recognise', async () => {
    const password = (await showForm()).getByLabelText('Password', { exact: true })
    await expect.element(password).toHaveAttribute('type', 'password')
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  })

  it('has remember-me, ticked, which a press unticks', async () => {
    const remember = (await showForm()).getByRole('checkbox')
    await expect.element(remember).toHaveAttribute('name', 'remember')
    await expect.element(remember).toBeChecked()
    await remember.click()
    await expect.element(remember).not.toBeChecked()
  })

  it.each([
    ['Forgot password?', '/forgot-password'],
    ['Sign up', '/register'],
  ])('has a way on: %s', async (name, path) => {
    const form = await showForm()
    await expect.element(form.getByRole('link', { name })).toHaveAttribute('href', path)
  })
  it.each([
    ['en', 'Please fill in all fields', 'Network error occurred'],
    ['ar', 'من فضلك املأ كل الحقول', 'تعذّر الاتصال بالمتجر'],
  ] as const)(
    'keeps in %s what was typed, after a refusal and without a connection',
    async (language, fillAll, lost) => {
      let said: object | undefined
      let isAway = false
      const sent = answerCalls(({ path }) => {
        if (isAway) throw new TypeError('Failed to fetch')
        return path === '/api/users/token/' ? said : undefined
      })
      let isDone = false
      const onDone = () => {
        isDone = true
      }
      const t = { ...wordsOf(accountMessages, language), ...wordsOf(usersMessages, language) }
      const form = await show(<LoginForm links={{ ...links, onDone }} />, language)
      const phone = form.getByRole('textbox', { name: t.phone })
      const password = form.getByLabelText(t.password, { exact: true })
      const alert = form.getByRole('alert')
      const press = () => form.getByRole('button', { name: t.logIn, exact: true }).click()
      await press()
      await expect.element(alert).toMatchTextContent(fillAll)
      expect(sent.filter(({ path }) => path === '/api/users/token/')).toEqual([])

      await phone.fill('01000000002')
      await password.fill('not-my-password')
      await press()
      await expect.element(alert).toMatchTextContent('Already sent')
      await expect.element(password).toHaveValue('not-my-password')

      isAway = true
      await password.fill('nawwar-shopper-1')
      await press()
      await expect.element(alert).toMatchTextContent(lost)
      await expect.element(phone).toHaveValue('1000000002')
      await expect.element(password).toHaveValue('nawwar-shopper-1')
      expect(isDone).toBe(false)

      isAway = false
      const user = { id: 7, first_name: 'Mona', last_name: 'Salem', phone: '+201000000002', email: '', is_staff: false }
      said = { access: 'a', refresh: 'r', user }
      await press()
      await expect.poll(() => isDone).toBe(true)
      openAuth().leave()
    },
  )
})

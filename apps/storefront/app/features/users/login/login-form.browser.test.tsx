import { describe, expect, it } from 'vitest'
import { show } from '../../../../test/show.tsx'
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

  it('has a hidden password', async () => {
    const form = await showForm()
    await expect.element(form.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'password')
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
})

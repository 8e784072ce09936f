import { memoryStore } from '@shop/session'
import { describe, expect, it } from 'vitest'
import { type PasswordReset, passwordResetStorage } from './password-reset.ts'

const phone = '+201012345678'

describe('the way through a forgotten password', () => {
  it.each<[PasswordReset]>([
    [{ step: 'code', phone, deadline: 5000, wrongTries: 2, resetToken: 't' }],
    [{ step: 'password', phone, code: '123456', resetToken: 't' }],
  ])('survives a reload at %j', (reset) => {
    const store = memoryStore()
    passwordResetStorage(store).save(reset)
    expect(passwordResetStorage(store).recall()).toEqual(reset)
  })

  it.each<[PasswordReset]>([[{ step: 'phone' }], [{ step: 'done' }]])('leaves nothing behind at %j', (reset) => {
    const store = memoryStore()
    passwordResetStorage(store).save({ step: 'password', phone, code: '123456', resetToken: 't' })
    passwordResetStorage(store).save(reset)
    expect(store.getItem('password_reset')).toBeNull()
  })

  it.each([['{'], ['[]'], ['{"step":"code"}'], ['{"step":"password","phone":"+20"}'], ['{"step":"code","phone":"1"}']])(
    'begins anew with %j',
    (text) => {
      const store = memoryStore()
      store.setItem('password_reset', text)
      expect(passwordResetStorage(store).recall()).toEqual({ step: 'phone' })
    },
  )
})

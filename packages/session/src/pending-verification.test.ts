import { describe, expect, it } from 'vitest'
import { beginVerification, pendingVerification } from './pending-verification.ts'
import { memoryStore } from './text-store.ts'

const phone = '+201012345678'

describe('a verification that waits', () => {
  it('hands the password over and is gone once forgotten (rules A-05, A-08)', () => {
    const pendings = pendingVerification(memoryStore())
    const pending = beginVerification(phone, { password: 'secret-1', deadline: 5000, verificationToken: 't' })
    pendings.save(pending)
    expect(pendings.recall()).toEqual({
      phone,
      message: null,
      password: 'secret-1',
      isRemembered: true,
      verificationToken: 't',
      deadline: 5000,
      wrongTries: 0,
    })
    pendings.forget()
    expect(pendings.recall()).toBeNull()
  })

  it.each([[null], ['{'], ['[]'], ['{"phone":""}'], ['{"phone":3}']])('is none in %j', (text) => {
    const store = memoryStore()
    if (text !== null) store.setItem('pending_verification', text)
    expect(pendingVerification(store).recall()).toBeNull()
  })

  it('fills in what is missing', () => {
    const store = memoryStore()
    store.setItem('pending_verification', `{"phone":"${phone}","deadline":"soon"}`)
    expect(pendingVerification(store).recall()).toEqual(beginVerification(phone))
  })
})

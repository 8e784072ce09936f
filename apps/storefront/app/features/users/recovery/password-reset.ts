import { readFields, type TextStore } from '@shop/session'

/** The step of a password reset, with its data (rule A-11). `resetToken` belongs to the code's reset. */
export type PasswordReset =
  | { step: 'phone' }
  | { step: 'code'; phone: string; deadline: number; wrongTries: number; resetToken: string }
  | { step: 'password'; phone: string; code: string; resetToken: string }
  | { step: 'done' }

export const resetSteps = ['phone', 'code', 'password', 'done'] as const satisfies readonly PasswordReset['step'][]

const resetName = 'password_reset'

/**
 * Stores the step of a reset, because phones may reload the page on the way back from the message. It ends with the
 * tab.
 */
export function passwordResetStorage(store: TextStore) {
  return {
    save(reset: PasswordReset): void {
      if (reset.step === 'code' || reset.step === 'password') store.setItem(resetName, JSON.stringify(reset))
      else store.removeItem(resetName)
    },
    recall: (): PasswordReset => parseReset(store.getItem(resetName)),
  }
}

/** A stored text in another format starts the reset again. */
function parseReset(text: string | null): PasswordReset {
  const start: PasswordReset = { step: 'phone' }
  const { step, phone, deadline, wrongTries, code, resetToken } = readFields(text)
  if (typeof phone !== 'string' || typeof resetToken !== 'string') return start
  if (step === 'password' && typeof code === 'string') return { step, phone, code, resetToken }
  if (step !== 'code' || typeof deadline !== 'number') return start
  return { step, phone, deadline, wrongTries: typeof wrongTries === 'number' ? wrongTries : 0, resetToken }
}

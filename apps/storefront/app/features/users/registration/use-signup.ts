import { beginVerification, openSessionStore, type PendingVerification, pendingVerification } from '@shop/session'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { accountMessages } from '../account.late.messages.ts'
import type { AccountWays } from '../account-ways.ts'
import { useAuth } from '../auth-provider.tsx'

type Signup = { phone: string; password: string; password2: string; first_name: string }

/**
 * Registers a shopper and hands over to the verification of the phone, with the password in session storage (spec, section 3).
 * Where phones need no verification, the shopper is signed in at once.
 *
 * @returns a function that throws as the calls of the API do
 */
export function useSignup(ways: AccountWays): (signup: Signup) => Promise<void> {
  const t = useMessages(accountMessages)
  const { logIn } = useAuth()
  return async ({ phone, password, password2, first_name }) => {
    const answer = await browserApi.users.register({
      body: { phone, password, password2, first_name, last_name: '', email: '' },
    })
    const pending = beginVerification(answer.user.phone, {
      message: answer.message || t.accountCreated,
      password,
      verificationToken: answer.registration_token,
    })
    if (answer.verification_required) return handOver(pending)
    const result = await logIn({ phone, password, isRemembered: true })
    if (result.outcome === 'unverified') return handOver(result.pending)
    ways.onDone()
  }

  function handOver(pending: PendingVerification): void {
    pendingVerification(openSessionStore()).save(pending)
    ways.onUnverified(pending)
  }
}

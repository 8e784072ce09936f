import { maxPassword, shortestPassword } from '@shop/contract'
import { useMessages } from '../../i18n/language.tsx'
import type { Said } from '../../ui/forms/use-form.ts'
import { accountMessages } from './account.late.messages.ts'
import type { Fault } from './account-checks.ts'
import type { Trouble } from './trouble.ts'
import { usersMessages } from './users.messages.ts'

/** The text for a wrong field, in the language of the page; `need` is for an empty field. */
export function useFaultWords(): (fault: Fault | Said | null | undefined, need?: string) => string | null {
  const t = useMessages(accountMessages)
  return (fault, need) => {
    if (!fault) return null
    if (typeof fault === 'object') return fault.said
    const words = {
      required: need ?? t.required,
      phone: t.badPhone,
      email: t.badEmail,
      short: t.passwordTooShort({ shortest: shortestPassword }),
      long: t.passwordTooLong({ longest: maxPassword }),
      differ: t.passwordsDiffer,
      terms: t.pleaseAgree,
      code: t.badCode,
      second_factor: t.badSecondFactor,
    }
    return words[fault]
  }
}

/** The sentence for a refusal without a message; it may depend on the status. */
export type Fallback = string | ((status: number) => string)

/** Describes a failed call by the server's message, if there is one. */
export function useTroubleWords(): (
  trouble: Trouble,
  fallback: Fallback,
  surprise?: string,
) => { heading: string; hint: string | null } {
  const t = useMessages(accountMessages)
  const shared = useMessages(usersMessages)
  const say = (heading: string, hint: string | null = null) => ({ heading, hint })
  return (trouble, fallback, surprise) => {
    switch (trouble.kind) {
      case 'refused':
        return say(trouble.message ?? (typeof fallback === 'string' ? fallback : fallback(trouble.status)))
      case 'wait':
        return say(
          trouble.seconds < 100
            ? t.waitSeconds({ count: trouble.seconds })
            : t.waitMinutes({ count: Math.ceil(trouble.seconds / 60) }),
        )
      case 'offline':
        return say(trouble.isTimeout ? t.tookTooLong : shared.networkFailed, t.networkHint)
      case 'incomplete':
        return say(trouble.missing === 'token' ? t.noToken : t.noProfile)
      case 'unexpected':
        return surprise ? say(surprise, t.unexpected) : say(t.unexpected)
    }
  }
}

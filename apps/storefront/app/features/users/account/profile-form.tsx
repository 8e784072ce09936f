import { textLimits } from '@shop/contract'
import type { StoredUser } from '@shop/session'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPen } from 'lucide-react'
import { useEffect } from 'react'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { useShopQueries } from '../../../queries/shop-queries.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { profileChecks } from '../account-checks.ts'
import { useFaultWords } from '../account-words.ts'
import { FormAlert } from '../form-alert.tsx'
import { saveProfile } from '../login/browser-login.ts'
import { PhoneLine } from '../phone-line.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { explainForm } from '../trouble.ts'
import { AccountSection } from './account-section.tsx'

/** Name and e-mail of the account. The phone identifies the account and cannot change. */
export function ProfileForm({ user }: { user: StoredUser }) {
  const t = useMessages(accountMessages)
  const wordsOf = useFaultWords()
  const showToast = useToasts()
  const form = useForm({
    checks: profileChecks,
    send: async (draft) => {
      saveProfile(await browserApi.users.updateProfile({ body: draft }))
      showToast({ kind: 'success', title: t.profileSaved })
    },
  })
  useFreshProfile(user.id)

  return (
    <AccountSection icon={<UserRoundPen />} heading={t.profile} hint={t.profileHint}>
      <form {...form.properties} className="grid items-start gap-4 sm:grid-cols-2">
        <div className="col-span-full empty:hidden">
          <FormAlert {...explainForm(form)} fallback={t.profileNotSaved} />
        </div>
        <TextField
          key={`first ${user.first_name}`}
          name="first_name"
          label={t.firstName}
          error={wordsOf(form.faults.first_name)}
          defaultValue={user.first_name}
          autoComplete="given-name"
          maxLength={textLimits.first_name.max}
          isOptional
          dir="auto"
        />
        <TextField
          key={`last ${user.last_name}`}
          name="last_name"
          label={t.lastName}
          error={wordsOf(form.faults.last_name)}
          defaultValue={user.last_name}
          autoComplete="family-name"
          maxLength={textLimits.last_name.max}
          isOptional
          dir="auto"
        />
        <TextField
          key={`email ${user.email}`}
          name="email"
          type="email"
          label={t.email}
          error={wordsOf(form.faults.email)}
          defaultValue={user.email}
          autoComplete="email"
          inputMode="email"
          maxLength={textLimits.email.max}
          isOptional
          dir="ltr"
        />
        <dl className="grid content-start gap-1.5">
          <dt className="font-semibold text-sm">{t.phone}</dt>
          <dd className="flex min-h-12 items-center rounded-control bg-line/50 px-3.5">
            <PhoneLine phone={user.phone} />
          </dd>
          <dd className="text-muted text-sm">{t.phoneFixed}</dd>
        </dl>
        <div className="sm:max-w-60">
          <SubmitButton form={form} sending={t.saving}>
            {t.save}
          </SubmitButton>
        </div>
      </form>
    </AccountSection>
  )
}

/**
 * Reads the profile whenever its page opens: another device may have changed it. Without an answer the stored profile
 * is shown.
 */
function useFreshProfile(userId: number): void {
  const { data } = useQuery(
    {
      queryKey: ['profile', userId],
      queryFn: ({ signal }) => browserApi.users.getProfile({}, { signal }),
      // A later answer must not overwrite typed text or a saved profile.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime: 0,
    },
    useShopQueries(),
  )
  useEffect(() => {
    if (data) saveProfile(data)
  }, [data])
}

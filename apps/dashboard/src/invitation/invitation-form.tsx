import { Link, Stack, TextField, Typography } from '@mui/material'
import { type Invitation, shortestPassword } from '@shop/contract'
import { formatDateTime } from '@shop/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PasswordField } from '../auth/credential-fields.tsx'
import { logIn, logOut } from '../auth/log-in.ts'
import { invitationsApi } from '../data/api.ts'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { PhoneText } from '../ui/fields/bidi-texts.tsx'
import { StepForm } from '../ui/forms/step-form.tsx'
import { useRequest } from '../ui/use-action.ts'
import { useRoleNames } from '../ui/use-role-names.ts'
import { invitationMessages } from './invitation.messages.ts'

type Properties = { token: string; invitation: Invitation }
type CheckedField = 'first_name' | 'password' | 'password2'

/** Accepts an invitation. A new person chooses name and password; an existing account enters its password. */
export function InvitationForm({ token, invitation }: Properties) {
  const t = useMessages(invitationMessages)
  const language = useLanguage()
  const roleNames = useRoleNames()
  const navigate = useNavigate()
  const { send, setFailure, ...state } = useRequest({ failed: t.failed })
  const { phone, role, has_account, expires_at } = invitation
  const [wrong, setWrong] = useState<CheckedField | null>(null)
  const faults = { first_name: t.nameNeeded, password: t.passwordNeeded, password2: t.differ }
  const isWrong = (name: CheckedField) => wrong === name || state.fieldErrors[name] !== undefined

  function findWrong(typed: Record<string, string>): CheckedField | null {
    if (!has_account && !typed.first_name?.trim()) return 'first_name'
    if ((typed.password ?? '').length < shortestPassword) return 'password'
    return has_account || typed.password === typed.password2 ? null : 'password2'
  }

  async function accept(form: FormData): Promise<void> {
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    const field = findWrong(typed)
    setWrong(field)
    if (field) return setFailure(faults[field])
    const password = typed.password ?? ''
    const problem = await send(() => invitationsApi.acceptInvitation({ body: { ...typed, token, password } }))
    if (problem !== null) return
    // Another account may be signed in.
    await logOut()
    await logIn(phone, password, null)
    await navigate('/login', { replace: true })
  }

  return (
    <StepForm {...state} submit={t.accept} onSubmit={(form) => void accept(form)}>
      <Typography>{t.lead({ role: roleNames[role] })}</Typography>
      <Typography>
        <span>{t.phone}</span> <PhoneText phone={phone} />
      </Typography>
      {has_account ? <OwnPassword isWrong={isWrong('password')} /> : <NewPerson {...{ invitation, isWrong }} />}
      <Typography variant="body2" color="text.secondary">
        {t.until({ moment: formatDateTime(expires_at, language) })}
      </Typography>
    </StepForm>
  )
}

type NewPersonProperties = Pick<Properties, 'invitation'> & { isWrong: (name: CheckedField) => boolean }

function NewPerson({ invitation: { first_name, last_name }, isWrong }: NewPersonProperties) {
  const t = useMessages(invitationMessages)
  return (
    <>
      <TextField
        name="first_name"
        label={t.firstName}
        defaultValue={first_name}
        autoComplete="given-name"
        fullWidth
        error={isWrong('first_name')}
      />
      <TextField name="last_name" label={t.lastName} defaultValue={last_name} autoComplete="family-name" fullWidth />
      <PasswordField label={t.newPassword} helperText={t.passwordHint} isNew isWrong={isWrong('password')} />
      <PasswordField name="password2" label={t.repeatPassword} isNew isWrong={isWrong('password2')} />
    </>
  )
}

function OwnPassword({ isWrong }: { isWrong: boolean }) {
  const t = useMessages(invitationMessages)
  return (
    <Stack spacing={2}>
      <Typography>{t.ownPassword}</Typography>
      <PasswordField isWrong={isWrong} />
      <Link href="/forgot-password" target="_blank" rel="noopener">
        {t.forgotPassword}
      </Link>
    </Stack>
  )
}

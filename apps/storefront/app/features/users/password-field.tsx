import { shortestPassword } from '@shop/contract'
import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { controlClasses, describeField, FieldFrame } from '../../ui/forms/field.tsx'
import type { Said } from '../../ui/forms/use-form.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { accountMessages } from './account.late.messages.ts'
import type { Fault } from './account-checks.ts'
import { useFaultWords } from './account-words.ts'

type Properties = {
  name: string
  label: string
  /** `current`: the password in use; `new`: the next one, with its rule; `repeat`: the next one again. */
  kind: 'current' | 'new' | 'repeat'
  fault: Fault | Said | undefined
}

/** A password field with a button that shows the password. */
export function PasswordField({ name, label, kind, fault }: Properties) {
  const t = useMessages(accountMessages)
  const error = useFaultWords()(fault, { current: t.needPassword, new: t.needNewPassword, repeat: t.needRepeat }[kind])
  const [isShown, setShown] = useState(false)
  const id = useId()
  const hint = kind === 'new' ? t.passwordHint({ shortest: shortestPassword }) : null
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {/* Left to right in Arabic too, so that a shown password is not reordered. */}
      <div dir="ltr" className="relative">
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={kind === 'current' ? undefined : shortestPassword}
          className={`${controlClasses} pe-13`}
          {...describeField(id, { hint, error })}
        />
        <IconButton
          label={isShown ? t.hidePassword : t.showPassword}
          icon={
            isShown ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />
          }
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-0.5 my-auto text-muted"
        />
      </div>
    </FieldFrame>
  )
}

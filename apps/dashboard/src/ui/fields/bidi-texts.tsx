import { formatPhoneNumber, type PhoneNumber } from '@shop/contract'
import { Fragment } from 'react'
import { useLanguage } from '../../i18n/language.tsx'

/** What people wrote, part by part, each in its own direction; empty parts are left out. */
export function CommaSeparated({ parts }: { parts: readonly (string | null | undefined)[] }) {
  const comma = useLanguage() === 'ar' ? '، ' : ', '
  const shown = parts.filter(Boolean).map((part, place) => ({ part, place }))
  return shown.map(({ part, place }) => (
    <Fragment key={place}>
      {place > 0 && comma}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}

/** A phone as Egyptians read it, left to right in Arabic too. */
export function PhoneText({ phone }: { phone: string }) {
  return (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {formatPhoneNumber(phone as PhoneNumber)}
    </bdi>
  )
}

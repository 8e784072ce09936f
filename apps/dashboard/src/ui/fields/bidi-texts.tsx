import { formatPhoneNumber, type PhoneNumber } from '@shop/contract'
import { commaOf } from '@shop/i18n'
import { Fragment } from 'react'
import { useLanguage } from '../../i18n/language.tsx'

/** Joins texts by commas. Each text has its own direction; empty texts are left out. */
export function CommaSeparated({ texts }: { texts: readonly (string | null | undefined)[] }) {
  const comma = commaOf[useLanguage()]
  const shown = texts.filter(Boolean).map((text, index) => ({ text, index }))
  return shown.map(({ text, index }) => (
    <Fragment key={index}>
      {index > 0 && <span>{comma}</span>}
      <bdi>{text}</bdi>
    </Fragment>
  ))
}

/** A phone number in local format, left to right in Arabic too. */
export function PhoneText({ phone }: { phone: string }) {
  return (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {formatPhoneNumber(phone as PhoneNumber)}
    </bdi>
  )
}

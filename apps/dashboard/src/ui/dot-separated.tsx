import { Fragment } from 'react'
import { useLanguage } from '../i18n/language.tsx'

/** What people wrote, part by part, each in its own direction; empty parts are left out. */
export function DotSeparated({ parts }: { parts: readonly (string | null | undefined)[] }) {
  const comma = useLanguage() === 'ar' ? '، ' : ', '
  return parts.filter(Boolean).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && comma}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}

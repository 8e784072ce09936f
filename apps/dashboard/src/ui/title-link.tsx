import type { Localized } from '@shop/contract'
import { useFieldValue, useRecordContext } from 'react-admin'
import { useLanguage } from '../i18n/language.tsx'
import { EditLink } from './edit-link.tsx'

type Properties = { source: string; canWrite: boolean; label?: string; sortable?: boolean }

/** What a record is called in the language that is shown: leads to its form. */
export function TitleLink({ source, canWrite }: Properties) {
  const { id } = useRecordContext() ?? {}
  const title = useFieldValue<Record<string, Localized>>({ source })
  const language = useLanguage()
  if (id === undefined) return null
  return (
    <EditLink id={id} canWrite={canWrite}>
      {title[language]}
    </EditLink>
  )
}

import { Link as TextLink } from '@mui/material'
import type { Localized } from '@shop/contract'
import type { ReactNode } from 'react'
import { useFieldValue, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.tsx'
import type { FieldProperties } from './value-fields.tsx'

type Properties = { id: number | string; canWrite: boolean; children: string }

/** The name of a row as a link to its form: the keyboard cannot click the row. */
export function EditLink({ id, canWrite, children }: Properties) {
  const resource = useResourceContext()
  if (!canWrite) return <bdi>{children}</bdi>
  return (
    <TextLink
      component={Link}
      to={`/dashboard/${resource}/${id}`}
      color="inherit"
      onClick={(event) => event.stopPropagation()}
    >
      <bdi>{children}</bdi>
    </TextLink>
  )
}

type ShowLinkProperties = { id: number | string; children: ReactNode }

/** The name of a row as a link to its page: the keyboard cannot click the row. */
export function ShowLink({ id, children }: ShowLinkProperties) {
  const resource = useResourceContext()
  return (
    <TextLink
      component={Link}
      to={`/dashboard/${resource}/${id}/show`}
      color="inherit"
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </TextLink>
  )
}

/** The localized name of a record as a link to its form. */
export function TitleLink({ source, canWrite }: FieldProperties & { canWrite: boolean }) {
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

import { Link as TextLink } from '@mui/material'
import type { ReactNode } from 'react'
import { useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

type Properties = { id: number | string; children: ReactNode }

/** The name of a line in a list: leads to its page, for the keyboard as the line itself does for the mouse. */
export function ShowLink({ id, children }: Properties) {
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

import { Link as TextLink } from '@mui/material'
import { useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

type Properties = { id: number | string; canWrite: boolean; children: string }

/** The name of a line in a list: leads to its form, for the keyboard as the line itself does for the mouse. */
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

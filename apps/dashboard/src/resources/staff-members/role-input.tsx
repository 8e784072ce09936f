import { Typography } from '@mui/material'
import type { UserRole } from '@shop/contract'
import { RadioButtonGroupInput, required } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { useRoleName } from '../../layout/use-role-name.ts'
import { staffMembersMessages } from './staff-members.messages.ts'

/** A role, with what it may do. */
export function RoleInput({ roles }: { roles: readonly UserRole[] }) {
  const t = useMessages(staffMembersMessages)
  const nameOfRole = useRoleName()
  return (
    <RadioButtonGroupInput
      source="role"
      row={false}
      choices={roles.map((id) => ({ id }))}
      validate={required()}
      translateChoice={false}
      optionText={({ id }: { id: UserRole }) => (
        <span>
          {id === 'shopper' ? t.noMore : nameOfRole(id)}
          <Typography component="span" variant="body2" color="text.secondary">
            {` — ${t[`may_${id}`]}`}
          </Typography>
        </span>
      )}
    />
  )
}

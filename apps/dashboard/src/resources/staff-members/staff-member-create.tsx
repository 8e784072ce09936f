import { Box } from '@mui/material'
import { staffRoles } from '@shop/contract/staff'
import { PasswordInput, required, TextInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { RoleInput } from './role-input.tsx'
import { staffMembersMessages } from './staff-members.messages.ts'

/** Makes somebody a member of staff, by their phone. */
export function StaffMemberCreate() {
  const t = useMessages(staffMembersMessages)
  return (
    <CreateForm transform={dropEmpty}>
      <Box sx={{ maxInlineSize: 480 }}>
        <TextInput source="phone" type="tel" validate={required()} slotProps={{ htmlInput: { dir: 'ltr' } }} />
        <TextInput source="first_name" />
        <TextInput source="last_name" />
        <RoleInput roles={staffRoles} />
        <PasswordInput source="password" helperText={t.passwordHint} autoComplete="new-password" />
      </Box>
    </CreateForm>
  )
}

/** What is left empty is not sent. */
function dropEmpty(typed: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null && value !== ''))
}

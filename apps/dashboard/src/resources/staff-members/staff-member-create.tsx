import { Box, Typography } from '@mui/material'
import { staffRoles } from '@shop/contract/staff'
import { required, TextInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { RoleInput } from './role-input.tsx'
import { staffMembersMessages } from './staff-members.messages.ts'

/** Invites somebody to the staff, by their phone. */
export function StaffMemberCreate() {
  const t = useMessages(staffMembersMessages)
  return (
    <CreateForm transform={dropEmpty}>
      <Box sx={{ maxInlineSize: 480 }}>
        <Typography sx={{ mb: 2 }}>{t.inviteHint}</Typography>
        <TextInput source="phone" type="tel" validate={required()} slotProps={{ htmlInput: { dir: 'ltr' } }} />
        <TextInput source="first_name" />
        <TextInput source="last_name" />
        <RoleInput roles={staffRoles} />
      </Box>
    </CreateForm>
  )
}

/** What is left empty is not sent. */
function dropEmpty(typed: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null && value !== ''))
}

import { Stack, Typography } from '@mui/material'
import type { StaffAccount } from '@shop/contract/staff'
import { staffRoles } from '@shop/contract/staff'
import { BooleanInput, FunctionField } from 'react-admin'
import { PhoneText } from '../../ui/phone-text.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { ResetFactorButton } from './reset-factor-button.tsx'
import { RoleInput } from './role-input.tsx'

/** The role of a member of staff, and whether they may log in. `shopper` takes the role away. */
export function StaffMemberEdit() {
  return (
    <VersionedEdit transform={({ version, role, is_active }: StaffAccount) => ({ version, role, is_active })}>
      <Stack spacing={1} sx={{ maxInlineSize: 480 }}>
        <Typography variant="h6" component="div">
          <FunctionField<StaffAccount>
            render={({ first_name, last_name }) => <bdi>{`${first_name} ${last_name}`.trim()}</bdi>}
          />
        </Typography>
        <FunctionField<StaffAccount> render={({ phone }) => <PhoneText phone={phone} />} />
        <RoleInput roles={[...staffRoles, 'shopper']} />
        <BooleanInput source="is_active" />
        <ResetFactorButton />
      </Stack>
    </VersionedEdit>
  )
}

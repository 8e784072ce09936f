import { Box, Stack, Typography } from '@mui/material'
import type { UserRole } from '@shop/contract'
import { type StaffAccount, staffRoles } from '@shop/contract/staff'
import { BooleanInput, FunctionField, RadioButtonGroupInput, required, TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useMessages } from '../../i18n/language.tsx'
import { PhoneText } from '../../ui/fields/bidi-texts.tsx'
import { CreateForm } from '../../ui/forms/record-form.tsx'
import { VersionedEdit } from '../../ui/forms/versioned-edit.tsx'
import { useRoleNames } from '../../ui/use-role-names.ts'
import { ResetFactorButton } from './reset-factor-button.tsx'
import { RightsInputs } from './rights-inputs.tsx'
import { staffMembersMessages } from './staff-members.messages.ts'

/** Edits the rights of a staff member and whether they may log in. The role `shopper` dismisses them. */
export function StaffMemberEdit() {
  return (
    <VersionedEdit transform={toBody}>
      <Stack spacing={1} sx={{ maxInlineSize: 480 }}>
        <Typography variant="h6" component="div">
          <FunctionField<StaffAccount>
            render={({ first_name, last_name }) => <bdi>{`${first_name} ${last_name}`.trim()}</bdi>}
          />
        </Typography>
        <FunctionField<StaffAccount> render={({ phone }) => <PhoneText phone={phone} />} />
        <RoleInput roles={[...staffRoles, 'shopper']} />
        <RightsInputs />
        <BooleanInput source="is_active" />
        <ResetFactorButton />
      </Stack>
    </VersionedEdit>
  )
}

function toBody({ version, role, is_active, permissions, refund_limit }: StaffAccount) {
  return { version, role, is_active, permissions, refund_limit }
}

/** Invites a person to the staff, by their phone. */
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

/** The body of the request: without empty fields. */
function dropEmpty(typed: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null && value !== ''))
}

/** The choice of a role, with a description of each. */
function RoleInput({ roles }: { roles: readonly UserRole[] }) {
  const t = useMessages(staffMembersMessages)
  const roleNames = useRoleNames()
  const { setValue } = useFormContext()
  return (
    <RadioButtonGroupInput
      source="role"
      // Another role begins with its own permissions.
      onChange={() => setValue('permissions', null)}
      row={false}
      choices={roles.map((id) => ({ id }))}
      validate={required()}
      translateChoice={false}
      optionText={({ id }: { id: UserRole }) => (
        <span>
          <span>{id === 'shopper' ? t.noMore : roleNames[id]}</span>
          <Typography component="span" variant="body2" color="text.secondary">
            {` — ${t[`may_${id}`]}`}
          </Typography>
        </span>
      )}
    />
  )
}

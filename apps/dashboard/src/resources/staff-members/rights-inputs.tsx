import { Button, Typography } from '@mui/material'
import type { UserRole } from '@shop/contract'
import {
  completePermissions,
  grantablePermissions,
  hasOwnPermissions,
  type Permission,
  permissionsOf,
} from '@shop/contract/staff'
import { CheckboxGroupInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../i18n/language.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { staffMembersMessages } from './staff-members.messages.ts'

/** The permissions of a member, at first those of the role, and what they may refund on one day. */
export function RightsInputs() {
  const t = useMessages(staffMembersMessages)
  const { setValue } = useFormContext()
  const role: UserRole = useWatch({ name: 'role' }) ?? 'shopper'
  const own: Permission[] | null = useWatch({ name: 'permissions' }) ?? null
  if (!hasOwnPermissions(role)) return null
  const choices = grantablePermissions.map((id) => ({ id, name: t[`can_${keyOf(id)}`] }))
  return (
    <>
      <CheckboxGroupInput
        source="permissions"
        choices={choices}
        translateChoice={false}
        row={false}
        format={(chosen: Permission[] | null) => chosen ?? permissionsOf[role]}
        parse={(chosen: Permission[]) => completePermissions(chosen, own ?? permissionsOf[role])}
        helperText={false}
      />
      <Typography variant="body2" color="text.secondary">
        <span>{own ? t.permissionsOwn : t.permissionsOfRole}</span>
        {own && (
          <Button size="small" onClick={() => setValue('permissions', null, { shouldDirty: true })}>
            {t.asRole}
          </Button>
        )}
      </Typography>
      <NumberInput source="refund_limit" min={0} helperText={t.refundLimitHint} />
    </>
  )
}

type WithUnderscore<Name extends string> = Name extends `${infer Start}.${infer End}` ? `${Start}_${End}` : Name

/** `orders.read` becomes `orders_read`. */
function keyOf<Name extends string>(permission: Name): WithUnderscore<Name> {
  return permission.replace('.', '_') as WithUnderscore<Name>
}

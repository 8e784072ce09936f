import { Button, Chip, Stack } from '@mui/material'
import { staffApi } from '../../api.ts'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { orderMessages } from './order.messages.ts'

/** Whether the phone of an order may order again, and the switch for who may change it. */
export function PhoneBlock({ phone, isBlocked }: { phone: string; isBlocked: boolean }) {
  const t = useMessages(orderMessages)
  const canWrite = useCan('customers.write')
  const { isBusy, run } = useAction({ failed: t.blockFailed })
  const body = { phone, is_blocked: !isBlocked }
  const change = () =>
    void run(() => staffApi.customers.setPhoneBlock({ body }), isBlocked ? t.phoneUnblocked : t.phoneBlocked)
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center' }}>
      {isBlocked && <Chip size="small" color="error" label={t.isBlocked} />}
      {canWrite && (
        <Button size="small" color={isBlocked ? 'primary' : 'error'} disabled={isBusy} onClick={change}>
          {isBlocked ? t.unblockPhone : t.blockPhone}
        </Button>
      )}
    </Stack>
  )
}

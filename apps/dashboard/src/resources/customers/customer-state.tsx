import type { Customer } from '@shop/contract/staff'
import { useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { customersMessages } from './customers.messages.ts'

/** Whether an account may be used. */
export function CustomerState({ customer }: { customer: Pick<Customer, 'is_active' | 'is_phone_verified'> }) {
  const t = useMessages(customersMessages)
  if (!customer.is_active) return <StatusChip tone="bad">{t.blocked}</StatusChip>
  if (!customer.is_phone_verified) return <StatusChip tone="waiting">{t.unverified}</StatusChip>
  return <StatusChip tone="good">{t.active}</StatusChip>
}

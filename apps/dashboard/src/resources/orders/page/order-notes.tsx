import type { StaffOrder } from '@shop/contract/staff'
import { useCan } from '../../../auth/staff-member.tsx'
import { staffApi } from '../../../data/api.ts'
import { StaffNotes } from '../../shared/staff-notes.tsx'

/** Notes about an order that only staff see. */
export function OrderNotes({ order: { id, staff_notes } }: { order: StaffOrder }) {
  const canWrite = useCan('orders.write')
  const add = (text: string) => staffApi.orders.addOrderNote({ params: { id }, body: { text } })
  return <StaffNotes notes={staff_notes} add={canWrite ? add : null} />
}

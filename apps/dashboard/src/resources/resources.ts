import { auditEntries } from './audit-entries/index.ts'
import { confirmationCalls } from './confirmation-calls/index.ts'
import { customers } from './customers/index.ts'
import { orders } from './orders/index.ts'
import { paymentProblems } from './payment-problems/index.ts'
import type { ResourceDefinition } from './resource.ts'
import { staffMembers } from './staff-members/index.ts'
import { staffSessions } from './staff-sessions/index.ts'

/** Everything in the menu, in its order. */
export const resources: readonly ResourceDefinition[] = [
  orders,
  confirmationCalls,
  paymentProblems,
  customers,
  staffMembers,
  staffSessions,
  auditEntries,
]

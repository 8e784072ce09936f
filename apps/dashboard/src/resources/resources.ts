import { auditEntries } from './audit-entries/index.ts'
import { confirmationCalls } from './confirmation-calls/index.ts'
import { orders } from './orders/index.ts'
import { paymentProblems } from './payment-problems/index.ts'
import type { ResourceDefinition } from './resource.ts'

/** Everything in the menu, in its order. */
export const resources: readonly ResourceDefinition[] = [orders, confirmationCalls, paymentProblems, auditEntries]

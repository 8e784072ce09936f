import CreditCardOff from '@mui/icons-material/CreditCardOff'
import { lazy } from 'react'
import { paymentProblemsMessages } from '../shared/payment-problems.messages.ts'
import type { ResourceDefinition } from '../shared/resource-definition.ts'

export const paymentProblems: ResourceDefinition = {
  name: 'payment-problems',
  texts: paymentProblemsMessages,
  group: 'sales',
  icon: CreditCardOff,
  read: 'orders.read',
  write: null,
  list: lazy(async () => ({ default: (await import('./payment-problem-list.tsx')).PaymentProblemList })),
}

import CreditCardOff from '@mui/icons-material/CreditCardOff'
import { lazy } from 'react'
import type { ResourceDefinition } from '../resource.ts'
import { paymentProblemsMessages } from './payment-problems.messages.ts'

export const paymentProblems: ResourceDefinition = {
  name: 'payment-problems',
  texts: paymentProblemsMessages,
  group: 'sales',
  icon: CreditCardOff,
  read: 'orders.read',
  write: null,
  list: lazy(async () => ({ default: (await import('./payment-problem-list.tsx')).PaymentProblemList })),
}

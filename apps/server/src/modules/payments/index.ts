export { acceptMismatch, isAcceptable } from './attempts/accept-payment.service.ts'
export { askAboutPayment } from './attempts/ask-payments.service.ts'
export { openPage, startAttempt } from './attempts/start-payment.service.ts'
export { hasProvider, type PaymentDeps, type PaymentListener, takesMethod } from './payments.deps.ts'
export { handlePaymentJobs } from './payments.jobs.ts'
export { listAttempts, lockAttempts, type PaymentRow } from './payments.repository.ts'
export { type ReturnPages, registerPaymentCalls } from './payments.routes.ts'
export { openProblem } from './problems/open-problems.repository.ts'
export {
  countPaymentProblems,
  findPaymentProblem,
  forgetOldProblemNotes,
  forgetProblemNotes,
  listPaymentProblems,
  listProblemNotes,
  type PaymentProblemFilter,
  type PaymentProblemRow,
  resolveProblem,
} from './problems/payment-problems.repository.ts'
export { createPaymentProvider } from './providers/payment-provider.factory.ts'
export { type Payer, PaymentProviderError } from './providers/payment-provider.types.ts'
export { registerSandbox } from './providers/sandbox/sandbox.routes.ts'
export { getRefunding, listPaymentRecords, type PaymentRecord, type Refunding } from './refunds/refundable.service.ts'
export { differenceOfPayments, forgetRefundProofs } from './refunds/refunds.repository.ts'
export { endPaying, requestRefund } from './refunds/request-refund.service.ts'
export type { HandRefund } from './state/payment-changes.types.ts'
export { listUnconfirmed } from './webhooks/webhooks.repository.ts'

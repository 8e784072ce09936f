export { acceptOddMoney, isAcceptable } from './accept-payment.service.ts'
export { askAboutPayment } from './ask-payments.service.ts'
export { createPaymentProvider } from './create-payment-provider.ts'
export { differenceOfPayments } from './net-payments.repository.ts'
export { openProblem } from './open-problems.repository.ts'
export { acceptsCards, type PaymentDeps, type PaymentListener } from './payment-deps.ts'
export { listUnconfirmed } from './payment-news.repository.ts'
export {
  countPaymentProblems,
  dealWithProblem,
  findPaymentProblem,
  forgetOldProblemNotes,
  forgetProblemNotes,
  listPaymentProblems,
  listProblemNotes,
  type PaymentProblemRow,
  type ProblemFilter,
} from './payment-problems.repository.ts'
export { type Payer, PaymentProviderError } from './payment-provider.ts'
export type { PaymentSettings } from './payment-settings.ts'
export { handlePaymentJobs } from './payments.jobs.ts'
export { listAttempts, lockAttempts, type PaymentRow } from './payments.repository.ts'
export { registerPaymentCalls } from './payments.routes.ts'
export { getRefundable, listPaymentRecords, type PaymentRecord } from './refundable.service.ts'
export { endPaying, requestRefund } from './request-refund.service.ts'
export { registerSandbox } from './sandbox/sandbox.routes.ts'
export { openPage, startAttempt } from './start-payment.service.ts'

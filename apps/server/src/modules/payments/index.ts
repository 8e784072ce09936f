export type { PaymentNews, PaymentParts, Verdict } from './payment-parts.ts'

import { PaymentReturn } from '../shell/payment-return.tsx'

/** Not every payment that was sent here has failed: what is shown comes from our own record, as on the page of success. */
export default function PaymentFailure() {
  return <PaymentReturn />
}

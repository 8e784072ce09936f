import { PaymentReturn } from '../shell/payment-return.tsx'

export default function PaymentSuccess() {
  return <PaymentReturn />
}

import { PaymentReturn } from '../payment-return.tsx'

export default function PaymentSuccess() {
  return <PaymentReturn />
}

import { formatPhoneNumber, parsePhoneNumber } from '@shop/contract'

/** A phone number, left to right; with `isFull` in the form that identifies an account. */
export function PhoneLine({ phone, isFull = false }: { phone: string; isFull?: boolean }) {
  const number = parsePhoneNumber(phone)
  const national = number ? formatPhoneNumber(number) : phone
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {isFull && number ? `+20 ${national.slice(1)}` : national}
    </bdi>
  )
}

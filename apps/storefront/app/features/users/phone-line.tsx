import { formatPhoneNumber, parsePhoneNumber } from '@shop/contract'

/** A phone number as it is read, from left to right; with the country code it is the number that an account goes by. */
export function PhoneLine({ phone, isFull = false }: { phone: string; isFull?: boolean }) {
  const number = parsePhoneNumber(phone)
  const national = number ? formatPhoneNumber(number) : phone
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {isFull && number ? `+20 ${national.slice(1)}` : national}
    </bdi>
  )
}

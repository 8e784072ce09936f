import { formatPhoneNumber, type PhoneNumber } from '@shop/contract'

/** A phone as Egyptians read it, left to right in Arabic too. */
export function PhoneText({ phone }: { phone: string }) {
  return (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {formatPhoneNumber(phone as PhoneNumber)}
    </bdi>
  )
}

import { type DeliveryZone, governorates, type PaymentMethod } from '@shop/contract'
import { Banknote, CreditCard } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { deliveryMessages } from '../../../delivery/delivery.late.messages.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { FieldFaults } from './checkout-fields.ts'
import { FormSection, useFieldWords } from './order-text-field.tsx'

type Offer = { method: PaymentMethod; name: string; hint: string; icon: ReactNode }

/** The payment methods; the first is the default. Without card payments a sentence says so. */
export function PaymentChoice({ faults, zone }: { faults: FieldFaults; zone: DeliveryZone | null }) {
  const t = useMessages(ordersMessages)
  const { noCash } = useMessages(deliveryMessages)
  const language = useLanguage()
  const cashHint =
    zone?.takes_cash === false ? noCash({ governorate: governorates[zone.governorate][language] }) : t.cashHint
  const error = useFieldWords(faults)('payment_method')
  const errorId = useId()
  const offers: readonly Offer[] = [
    { method: 'cash', name: t.cash, hint: cashHint, icon: <Banknote /> },
    { method: 'card', name: t.card, hint: t.cardHint, icon: <CreditCard /> },
  ]
  return (
    <FormSection heading={t.payment}>
      {offers.map(({ method, name, hint, icon }, index) => (
        <label
          key={method}
          className="col-span-full flex min-h-16 cursor-pointer items-center gap-4 rounded-control border border-control/60 p-3.5 transition-colors has-checked:border-nile has-checked:bg-nile-soft"
        >
          <input
            type="radio"
            name="payment_method"
            value={method}
            disabled={method === 'cash' && zone?.takes_cash === false}
            defaultChecked={index === 0}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="size-5 shrink-0"
          />
          <span className="grid grow">
            <span className="font-semibold">{name}</span>
            <span className="text-muted text-sm">{hint}</span>
          </span>
          <span aria-hidden="true" className="text-nile [&>svg]:size-7">
            {icon}
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="col-span-full font-semibold text-danger text-sm first-letter:uppercase">
          {error}
        </p>
      )}
    </FormSection>
  )
}

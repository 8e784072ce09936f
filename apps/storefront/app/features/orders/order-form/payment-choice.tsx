import {
  type DeliveryZone,
  governorates,
  type OfferedMethod,
  type PaymentMethod,
  takesOrder,
  takesTotal,
} from '@shop/contract'
import { formatExactMoney } from '@shop/i18n'
import { useId, useLayoutEffect, useRef } from 'react'
import { deliveryMessages } from '../../../delivery/delivery.late.messages.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { MonthlyPrice } from '../../../installments/monthly-price.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import { MethodIcon, useMethodNames } from '../payment-methods.tsx'
import { depositChoice, type FieldFaults } from './checkout-fields.ts'
import { FormSection, useFieldWords } from './order-text-field.tsx'

type Offer = {
  value: PaymentMethod | typeof depositChoice
  /** The way whose mark is shown. */
  method: PaymentMethod
  name: string
  hint: string
  isPossible: boolean
  plans: OfferedMethod['plans']
}

type Properties = {
  faults: FieldFaults
  zone: DeliveryZone | null
  /** The ways to pay before the delivery. */
  methods: readonly OfferedMethod[]
  /** In EGP; null while it loads. */
  total: number | null
  /** The deposit in EGP that the shop takes by card, and the rest in cash; null when none was offered. */
  deposit: number | null
}

/** The payment methods; the first is the default. One that does not take the order says which it takes. */
export function PaymentChoice({ faults, zone, methods, total, deposit }: Properties) {
  const t = useMessages(ordersMessages)
  const { noCash } = useMessages(deliveryMessages)
  const language = useLanguage()
  const hintOf = useOfferHints(total)
  const names = useMethodNames()
  const error = useFieldWords(faults)('payment_method')
  const errorId = useId()
  const takesCash = zone?.takes_cash !== false
  const cashHint = takesCash || !zone ? t.cashHint : noCash({ governorate: governorates[zone.governorate][language] })
  const online = methods.map((offer): Offer => {
    const isPossible = total === null || takesOrder(offer, total)
    const { method } = offer
    return {
      value: method,
      method,
      name: names[method],
      hint: hintOf(offer),
      isPossible,
      plans: isPossible ? offer.plans : [],
    }
  })
  const money = (amount: number) => formatExactMoney(amount, language)
  const cash: Offer = {
    value: 'cash',
    method: 'cash',
    name: names.cash,
    hint: cashHint,
    isPossible: takesCash,
    plans: [],
  }
  const offers = [cash, ...online]
  if (deposit !== null) {
    const rest = Math.max(0, Math.round(((total ?? 0) - deposit) * 100) / 100)
    const [name, hint] = [t.deposit({ deposit: money(deposit) }), t.depositHint({ rest: money(rest) })]
    offers.splice(1, 0, { value: depositChoice, method: 'card', name, hint, isPossible: takesCash, plans: [] })
  }
  return (
    <FormSection heading={t.payment}>
      {offers.map((offer, index) => (
        <Choice key={offer.value} offer={offer} total={total} isDefault={index === 0} errorId={error && errorId} />
      ))}
      {error && (
        <p id={errorId} className="col-span-full font-semibold text-danger text-sm first-letter:uppercase">
          {error}
        </p>
      )}
    </FormSection>
  )
}

type ChoiceProperties = { offer: Offer; total: number | null; isDefault: boolean; errorId: string | null }

/** One way to pay. What it costs by the month unfolds when it is chosen. */
function Choice({ offer, total, isDefault, errorId }: ChoiceProperties) {
  const { value, method, name, hint, isPossible, plans } = offer
  const costsId = useId()
  const input = useRef<HTMLInputElement>(null)
  // A refusal focuses a way that the page then learns to be impossible: a disabled one would lose the focus.
  useLayoutEffect(() => {
    if (!isPossible && document.activeElement === input.current)
      input.current?.form?.querySelector<HTMLInputElement>('[name="payment_method"]:enabled')?.focus()
  }, [isPossible])
  const taking = total === null ? [] : plans.filter((plan) => takesTotal(plan, total))
  const descriptions = [errorId, taking.length > 0 && costsId].filter(Boolean).join(' ')
  return (
    <div className="group col-span-full rounded-control border border-control/60 transition-colors has-checked:border-nile has-checked:bg-nile-soft">
      <label className="flex min-h-16 cursor-pointer items-center gap-4 p-3.5 has-disabled:cursor-not-allowed">
        <input
          ref={input}
          type="radio"
          name="payment_method"
          value={value}
          disabled={!isPossible}
          defaultChecked={isDefault}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={descriptions || undefined}
          className="size-5 shrink-0"
        />
        <span className="grid grow">
          <span className="font-semibold">{name}</span>
          <span className="text-muted text-sm">{hint}</span>
        </span>
        <span aria-hidden="true" className="text-nile [&>svg]:size-7">
          <MethodIcon method={method} />
        </span>
      </label>
      {total !== null && taking.length > 0 && (
        <div id={costsId} className="hidden gap-2 border-line border-t p-3.5 group-has-checked:grid">
          {taking.map((plan) => (
            <MonthlyPrice key={`${plan.name} ${plan.months}`} plans={[plan]} total={total} />
          ))}
        </div>
      )}
    </div>
  )
}

/** How each way works, or which totals it takes where it does not take this one. */
function useOfferHints(total: number | null): (offer: OfferedMethod) => string {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  const money = (amount: number) => formatExactMoney(amount, language)
  return (offer) => {
    const { min_total: min, max_total: max } = offer
    if (total !== null && !takesOrder(offer, total))
      return max === null ? t.takesFrom({ min: money(min) }) : t.takesBetween({ min: money(min), max: money(max) })
    const hints = {
      card: t.cardHint,
      wallet: t.walletHint,
      kiosk: t.kioskHint({ count: Math.floor(offer.minutes / 60) }),
      bank_installments: t.bankInstallmentsHint,
      pay_later: t.payLaterHint,
    }
    return hints[offer.method]
  }
}

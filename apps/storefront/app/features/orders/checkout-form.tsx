import { formatMoney } from '@shop/i18n'
import { LoaderCircle } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { openSessionStore } from '../../browser-storage.ts'
import { useLanguage, useMessages } from '../../language.tsx'
import { Button } from '../../ui/button.tsx'
import { draftStorage, fillEmptyFields, type KnownShopper, readDraft, toKnownDraft } from './checkout-draft.ts'
import { type CheckoutFieldName, checkoutFieldNames } from './checkout-fields.ts'
import { CheckoutTroubleAlert } from './checkout-trouble-alert.tsx'
import { DestinationFields } from './destination-fields.tsx'
import { ordersMessages } from './orders.messages.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { findFirstFault, type useCheckout } from './use-checkout.ts'

type Properties = {
  checkout: ReturnType<typeof useCheckout>
  /** In EGP; null until the cart is known. */
  total: number | null
  refreshCart: () => Promise<unknown>
  shopper: KnownShopper | null
}

/**
 * The form of a checkout. The browser holds what is typed, not React: so that nothing is lost that was typed before this code
 * arrived, in a change of language, or when the shop refuses.
 */
export function CheckoutForm({ checkout, total, refreshCart, shopper }: Properties) {
  const { phase, faults, trouble, place, forgetFault } = checkout
  const form = useRef<HTMLFormElement>(null)
  const [drafts] = useState(() => draftStorage(openSessionStore()))

  useEffect(() => {
    if (form.current) fillEmptyFields(form.current, drafts.recall())
  }, [drafts])
  // What was typed before comes first; an account fills what is empty, once: a field that is emptied on purpose stays so.
  const known = shopper && JSON.stringify(toKnownDraft(shopper))
  useEffect(() => {
    if (form.current && known) fillEmptyFields(form.current, JSON.parse(known))
  }, [known])

  // Only a submission marks a field that was not marked before; what a shopper corrects meanwhile keeps the focus.
  const firstFault = findFirstFault(faults)
  const [submissions, setSubmissions] = useState(0)
  const focused = useRef(0)
  useEffect(() => {
    if (!firstFault || focused.current === submissions) return
    focused.current = submissions
    form.current?.querySelector<HTMLElement>(`[name="${firstFault}"]`)?.focus()
  }, [firstFault, submissions])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmissions((count) => count + 1)
    await place(readDraft(event.currentTarget))
  }

  function noteChange(event: FormEvent<HTMLFormElement>) {
    drafts.keep(readDraft(event.currentTarget))
    if (event.target instanceof Element && isFieldName(event.target.getAttribute('name'))) {
      forgetFault(event.target.getAttribute('name') as CheckoutFieldName)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      aria-busy={phase === 'sending'}
      onSubmit={(event) => void submit(event)}
      onInput={noteChange}
      className="grid min-w-0 gap-5"
    >
      <RecipientFields faults={faults} />
      <DestinationFields faults={faults} />
      <PaymentChoice faults={faults} />
      {trouble && <CheckoutTroubleAlert trouble={trouble} refreshCart={refreshCart} form={form} />}
      <SubmitButton isSending={phase !== 'editing'} total={total} />
    </form>
  )
}

function SubmitButton({ isSending, total }: { isSending: boolean; total: number | null }) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  return (
    <Button look="lamp" size="large" type="submit" disabled={isSending || total === null} className="w-full">
      {isSending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {isSending ? t.placing : t.place({ total: total === null ? '…' : formatMoney(total, language) })}
    </Button>
  )
}

function isFieldName(name: string | null): name is CheckoutFieldName {
  return checkoutFieldNames.some((known) => known === name)
}

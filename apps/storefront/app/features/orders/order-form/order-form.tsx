import { asGovernorateCode, type DeliveryZone, type GovernorateCode, type OfferedMethod } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { openSessionStore } from '@shop/session'
import { LoaderCircle } from 'lucide-react'
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useChosenGovernorate } from '../../../delivery/chosen-governorate.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { submitForm } from '../../../ui/forms/submit-form.ts'
import { readDraft } from '../../../ui/forms/use-form.ts'
import { ordersMessages } from '../orders.late.messages.ts'
import { changeFields, draftStorage, fillEmptyFields, type KnownShopper, toKnownDraft } from './checkout-draft.ts'
import {
  type CheckoutDraft,
  checkoutFieldNames,
  type FieldFaults,
  type OrderFieldName,
  orderFieldNames,
} from './checkout-fields.ts'
import { ConfirmationCode } from './confirmation-code.tsx'
import { DestinationFields } from './destination-fields.tsx'
import { FormSection, OrderTextField } from './order-text-field.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import type { CheckoutTrouble } from './place-order.ts'
import { useCheckOnLeaving } from './use-check-on-leaving.ts'
import type { PlacingControl } from './use-placing.ts'

type Properties = {
  control: PlacingControl
  /** `code` confirms a large order; empty when none was asked for. */
  onPlace: (draft: CheckoutDraft, code: string) => Promise<void>
  /** In EGP; null while it loads. */
  total: number | null
  /** Delivery to the chosen governorate; null until it is known. */
  zone: DeliveryZone | null
  /** The ways to pay before the delivery. */
  methods: readonly OfferedMethod[]
  /** Called with the governorate of the form, also with one that was restored. */
  onGovernorate: (code: GovernorateCode) => void
  /** The signed-in shopper; null for a guest. */
  shopper: KnownShopper | null
  /** Why the order was not placed, with the next step. */
  renderTrouble: (trouble: CheckoutTrouble, submit: () => void) => Elements
  /** Fields above the others. */
  children?: Elements
}

/**
 * The form of an order: recipient, address and payment. The fields are uncontrolled: no text is lost during
 * hydration, a change of language or a refusal.
 */
export function OrderForm(properties: Properties) {
  const { control, onPlace, total, zone, methods, onGovernorate, shopper, renderTrouble, children } = properties
  const { phase, faults, trouble, codeNeeded, deposit, showFault, forgetFault } = control
  const form = useRef<HTMLFormElement>(null)
  const saveDraft = useSavedDraft(form, shopper)
  const noteGovernorate = useGovernorateField(form, onGovernorate, showFault)
  const checkLeft = useCheckOnLeaving(showFault)
  const noteSubmission = useFocusOnFault(
    form,
    orderFieldNames.find((name) => faults[name]),
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Autofill may dispatch no event.
    saveDraft()
    noteSubmission()
    const code = new FormData(event.currentTarget).get('confirmation_code')
    await onPlace(readDraft(event.currentTarget, checkoutFieldNames), String(code ?? ''))
  }

  function noteChange(event: FormEvent<HTMLFormElement>) {
    saveDraft()
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null
    forgetFault(name)
    if (name === 'region') noteGovernorate()
  }

  return (
    <form
      ref={form}
      // POST, so that no typed text gets into an address.
      method="post"
      noValidate
      aria-busy={phase === 'sending'}
      onSubmit={(event) => void submit(event)}
      onInput={noteChange}
      onBlur={checkLeft}
      className="grid min-w-0 gap-3 sm:gap-5"
    >
      {children}
      <RecipientFields faults={faults} />
      <DestinationFields faults={faults} zone={zone} form={form} isSignedIn={shopper !== null} />
      <PaymentChoice faults={faults} zone={zone} methods={methods} total={total} deposit={deposit} />
      {codeNeeded && (
        <ConfirmationCode
          key={codeNeeded.key}
          requestKey={codeNeeded.key}
          message={codeNeeded.message}
          faults={faults}
        />
      )}
      {trouble && renderTrouble(trouble, () => form.current && submitForm(form.current))}
      <SubmitButton isSending={phase !== 'editing'} total={total} />
    </form>
  )
}

/**
 * Restores the draft, and fills empty fields from the account once: a field that was emptied on purpose stays empty.
 */
function useSavedDraft(form: RefObject<HTMLFormElement | null>, shopper: KnownShopper | null): () => void {
  const [drafts] = useState(() => draftStorage(openSessionStore()))
  useEffect(() => {
    if (form.current) fillEmptyFields(form.current, drafts.recall())
  }, [form, drafts])
  const known = shopper && JSON.stringify(toKnownDraft(shopper))
  useEffect(() => {
    if (form.current && known) fillEmptyFields(form.current, JSON.parse(known))
  }, [form, known])
  return () => form.current && drafts.save(readDraft(form.current, checkoutFieldNames))
}

/**
 * Fills in the chosen governorate, also after a new choice in the header or another tab: the city of the former one is then
 * asked for again. Reports the form's governorate.
 *
 * @returns reports it again, after a change
 */
function useGovernorateField(
  form: RefObject<HTMLFormElement | null>,
  onGovernorate: (code: GovernorateCode) => void,
  showFault: PlacingControl['showFault'],
) {
  const chosen = useChosenGovernorate()
  const previous = useRef(chosen)
  const note = useCallback(() => {
    const code = asGovernorateCode(form.current ? readDraft(form.current, ['region']).region : '')
    if (code) onGovernorate(code)
  }, [form, onGovernorate])
  useEffect(() => {
    const list = form.current?.elements.namedItem('region')
    const isChange = previous.current !== null && previous.current !== chosen
    previous.current = chosen
    if (chosen && list instanceof HTMLSelectElement && list.value === '') list.value = chosen
    else if (chosen && isChange && form.current && movePlace(form.current, chosen))
      showFault('city', { code: 'required' })
    note()
  }, [form, note, chosen, showFault])
  return note
}

/** Changes the governorate without the city and the area of the former one. @returns whether there was a city */
function movePlace(form: HTMLFormElement, governorate: GovernorateCode): boolean {
  const { region, city } = readDraft(form, ['region', 'city'])
  if (region === governorate) return false
  changeFields(form, { region: governorate, city: '', area: '' })
  return city !== ''
}

/** Only a submission moves the focus to a wrong field; corrections leave it. */
function useFocusOnFault(form: RefObject<HTMLFormElement | null>, firstFault: OrderFieldName | undefined): () => void {
  const [submissions, setSubmissions] = useState(0)
  const focused = useRef(0)
  useEffect(() => {
    if (!firstFault || focused.current === submissions) return
    focused.current = submissions
    form.current?.querySelector<HTMLElement>(`[name="${firstFault}"]:enabled`)?.focus()
  }, [form, firstFault, submissions])
  return () => setSubmissions((count) => count + 1)
}

/** On a phone it stays along the bottom with the total, while the form is on the screen. */
function SubmitButton({ isSending, total }: { isSending: boolean; total: number | null }) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  return (
    <div
      data-sticky-button
      className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-4 max-lg:py-3"
    >
      <Button look="lamp" size="large" type="submit" isResting={isSending || total === null} className="w-full">
        {isSending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
        <span>{isSending ? t.placing : t.place({ total: total === null ? '…' : formatMoney(total, language) })}</span>
      </Button>
    </div>
  )
}

/** Name and phone of the recipient. */
function RecipientFields({ faults }: { faults: FieldFaults }) {
  const t = useMessages(ordersMessages)
  return (
    <FormSection heading={t.recipient} isPlainOnPhone>
      <div className="col-span-full grid grid-cols-2 gap-3 sm:gap-4">
        <OrderTextField name="first_name" faults={faults} label={t.firstName} autoComplete="given-name" />
        <OrderTextField name="last_name" faults={faults} label={t.lastName} autoComplete="family-name" />
      </div>
      <div className="col-span-full">
        <OrderTextField
          name="phone"
          faults={faults}
          type="tel"
          label={t.phone}
          hint={t.phoneHint}
          autoComplete="tel"
          inputMode="tel"
          dir="ltr"
          placeholder="010 1234 5678"
        />
      </div>
    </FormSection>
  )
}

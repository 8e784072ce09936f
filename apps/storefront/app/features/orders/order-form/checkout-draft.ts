import { formatPhoneNumber, parsePhoneNumber } from '@shop/contract'
import { readFields, type TextStore } from '@shop/session'
import { readDraft } from '../../../ui/forms/use-form.ts'
import { type CheckoutDraft, type CheckoutFieldName, checkoutFieldNames } from './checkout-fields.ts'

const draftName = 'checkout_draft'
const codeDraftName = 'confirmation_code_draft'

/** The recipient's data of an account; the phone as +20… */
export type KnownShopper = { first_name: string; last_name: string; phone: string }

/** Stores the typed text until the order is placed, so that a reload loses nothing. It ends with the tab. */
export function draftStorage(store: TextStore) {
  return {
    save: (draft: CheckoutDraft) => store.setItem(draftName, JSON.stringify(draft)),
    recall: (): Partial<CheckoutDraft> => parseDraft(store.getItem(draftName)),
    forget: () => store.removeItem(draftName),
  }
}

/**
 * Stores the typed digits of the code for one request. Phones often reload a page on the way back from the message.
 */
export function codeDraftStorage(store: TextStore, requestKey: string) {
  const prefix = `${requestKey} `
  return {
    save: (code: string) => store.setItem(codeDraftName, prefix + code),
    recall: (): string => {
      const text = store.getItem(codeDraftName) ?? ''
      return text.startsWith(prefix) ? text.slice(prefix.length) : ''
    },
  }
}

/** A stored text in another format counts as none. */
function parseDraft(text: string | null): Partial<CheckoutDraft> {
  const stored = readFields(text)
  const known = checkoutFieldNames.filter((name) => typeof stored[name] === 'string')
  return Object.fromEntries(known.map((name) => [name, stored[name]]))
}

/** The fields of a checkout that an account fills in; the phone in its national form. */
export function toKnownDraft({ first_name, last_name, phone }: KnownShopper): Partial<CheckoutDraft> {
  const number = parsePhoneNumber(phone)
  return { first_name, last_name, phone: number ? formatPhoneNumber(number) : phone }
}

/** Fills empty fields from a draft; text that was typed before hydration stays. */
export function fillEmptyFields(form: HTMLFormElement, draft: Partial<CheckoutDraft>): void {
  setFields(form, draft, isUntouched)
}

/** Changes fields to the texts of a draft and tells the form of each changed one, as typing does. */
export function changeFields(
  form: HTMLFormElement,
  draft: Partial<CheckoutDraft>,
  canChange: typeof isUntouched = () => true,
): void {
  const before = readDraft(form, checkoutFieldNames)
  setFields(form, draft, canChange)
  const after = readDraft(form, checkoutFieldNames)
  for (const name of checkoutFieldNames.filter((name) => after[name] !== before[name]))
    form.querySelector(`[name="${name}"]`)?.dispatchEvent(new Event('input', { bubbles: true }))
}

function setFields(form: HTMLFormElement, draft: Partial<CheckoutDraft>, canChange: typeof isUntouched): void {
  for (const name of Object.keys(draft) as CheckoutFieldName[]) {
    const control = form.elements.namedItem(name)
    if (isFillable(control) && canChange(control)) control.value = draft[name] ?? ''
  }
}

type Fillable = RadioNodeList | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Untouched: empty and without focus; or a choice that is still the default. */
export function isUntouched(control: Fillable): boolean {
  if (!(control instanceof RadioNodeList)) return control.value === '' && control !== document.activeElement
  return [...control].every((offer) => offer instanceof HTMLInputElement && offer.checked === offer.defaultChecked)
}

/** A single radio button is skipped: its value is no text. */
function isFillable(control: Element | RadioNodeList | null): control is Fillable {
  return (
    control instanceof RadioNodeList ||
    (control instanceof HTMLInputElement && control.type !== 'radio') ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
}

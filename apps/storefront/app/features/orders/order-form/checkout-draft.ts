import { formatPhoneNumber, parsePhoneNumber } from '@shop/contract'
import type { TextStore } from '@shop/session'
import { type CheckoutDraft, type CheckoutFieldName, checkoutFieldNames } from './checkout-fields.ts'

const draftName = 'checkout_draft'
const codeDraftName = 'confirmation_code_draft'

/** What an account knows of who receives an order; the phone as +20… */
export type KnownShopper = { first_name: string; last_name: string; phone: string }

/** Keeps what has been typed until it is ordered, so that a reload loses nothing. It ends with the tab. */
export function draftStorage(store: TextStore) {
  return {
    save: (draft: CheckoutDraft) => store.setItem(draftName, JSON.stringify(draft)),
    recall: (): Partial<CheckoutDraft> => parseDraft(store.getItem(draftName)),
    forget: () => store.removeItem(draftName),
  }
}

/** Keeps the digits typed of the code for one request. Phones often load a page anew on the way back from the message. */
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

/** What an older version or a curious shopper wrote otherwise counts as nothing. */
function parseDraft(text: string | null): Partial<CheckoutDraft> {
  try {
    const parsed: Partial<Record<string, unknown>> | null = JSON.parse(text ?? 'null')
    const known = checkoutFieldNames.filter((name) => typeof parsed?.[name] === 'string')
    return Object.fromEntries(known.map((name) => [name, parsed?.[name]]))
  } catch {
    return {}
  }
}

/** What stands in the form now. */
export function readDraft(form: HTMLFormElement): CheckoutDraft {
  const data = new FormData(form)
  const entries = checkoutFieldNames.map((name) => [name, String(data.get(name) ?? '')] as const)
  return Object.fromEntries(entries) as CheckoutDraft
}

/** What an account fills in of a checkout; a phone stands as people here write it. */
export function toKnownDraft({ first_name, last_name, phone }: KnownShopper): Partial<CheckoutDraft> {
  const number = parsePhoneNumber(phone)
  return { first_name, last_name, phone: number ? formatPhoneNumber(number) : phone }
}

/** Puts a draft back where the form is empty; what was typed before this code arrived stays. */
export function fillEmptyFields(form: HTMLFormElement, draft: Partial<CheckoutDraft>): void {
  for (const name of Object.keys(draft) as CheckoutFieldName[]) {
    const control = form.elements.namedItem(name)
    if (isFillable(control) && isUntouched(control)) control.value = draft[name] ?? ''
  }
}

type Fillable = RadioNodeList | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Nothing typed, nor about to be typed; or of several offers still the one that was chosen from the start. */
function isUntouched(control: Fillable): boolean {
  if (!(control instanceof RadioNodeList)) return control.value === '' && control !== document.activeElement
  return [...control].every((offer) => offer instanceof HTMLInputElement && offer.checked === offer.defaultChecked)
}

/** A single radio button is not filled: its value is what it stands for. */
function isFillable(control: Element | RadioNodeList | null): control is Fillable {
  return (
    control instanceof RadioNodeList ||
    (control instanceof HTMLInputElement && control.type !== 'radio') ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
}

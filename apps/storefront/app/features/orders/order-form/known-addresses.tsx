import { MapPin } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { type AddressDraft, addressFieldNames, describeAddress } from '../../../delivery/address/address-names.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { readDraft } from '../../../ui/forms/use-form.ts'
import { ordersMessages } from '../orders.late.messages.ts'
import { changeFields, isUntouched } from './checkout-draft.ts'
import { useKnownAddresses } from './use-known-addresses.ts'

type Properties = { form: RefObject<HTMLFormElement | null>; isSignedIn: boolean }

/** Addresses of before: the last one fills empty fields, a press takes another one. */
export function KnownAddresses({ form, isSignedIn }: Properties) {
  const t = useMessages(ordersMessages)
  const { addresses, forget } = useKnownAddresses(isSignedIn)
  useLastAddress(form, addresses[0])
  if (addresses.length === 0) return null
  return (
    <ul aria-label={t.knownAddresses} className="col-span-full flex flex-wrap gap-2">
      {addresses.map((address) => (
        <li key={address.id ?? 'last'} className="max-w-full">
          <Button
            size="small"
            className="max-w-full"
            onClick={() => form.current && takeAddress(form.current, address)}
          >
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only">{t.deliverHere}</span>
            <bdi className="truncate">{describeAddress(address)}</bdi>
          </Button>
        </li>
      ))}
      {forget && (
        <li>
          <Button
            size="small"
            onClick={() => {
              if (form.current) takeAddress(form.current, emptyAddress)
              forget()
            }}
          >
            {t.forgetAddress}
          </Button>
        </li>
      )}
    </ul>
  )
}

const emptyAddress = Object.fromEntries(addressFieldNames.map((name) => [name, ''])) as AddressDraft

/** Fills a form without an address of its own; never with the address of another governorate than the chosen one. */
function useLastAddress(form: RefObject<HTMLFormElement | null>, last: AddressDraft | undefined): void {
  const text = last && JSON.stringify(last)
  useEffect(() => {
    if (!form.current || !text) return
    const address: AddressDraft = JSON.parse(text)
    const { region, ...typed } = readDraft(form.current, addressFieldNames)
    const isEmpty = addressFieldNames.every((name) => name === 'region' || typed[name] === '')
    if (isEmpty && (region === '' || region === address.region)) changeFields(form.current, address, isUntouched)
  }, [form, text])
}

/** Replaces the address of the form. An empty governorate stays as it is. */
function takeAddress(form: HTMLFormElement, address: AddressDraft): void {
  const { region, ...others } = address
  changeFields(form, region === '' ? others : address)
}

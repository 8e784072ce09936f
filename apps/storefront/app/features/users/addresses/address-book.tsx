import { governorates, type SavedAddress } from '@shop/contract'
import { isolate } from '@shop/i18n'
import { CloudOff, MapPinHouse } from 'lucide-react'
import { useRef, useState } from 'react'
import { type AddressDraft, describeAddress } from '../../../delivery/address/address-names.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { UndoNotice } from '../../../ui/notices/undo-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountSection } from '../account/account-section.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { useTroubleWords } from '../account-words.ts'
import { toTrouble } from '../trouble.ts'
import { AddressForm } from './address-form.tsx'
import { useAddressBook } from './use-address-book.ts'

/** The addresses of the shopper: add, change, delete. */
export function AddressBook({ userId }: { userId: number }) {
  const t = useMessages(accountMessages)
  const showToast = useToasts()
  const wordsOf = useTroubleWords()
  const top = useRef<HTMLDivElement>(null)
  const { list, isFailed, reload, save, remove } = useAddressBook(userId)
  /** The address in the form, `new`, or null while no form is open. */
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null)
  const [deleted, setDeleted] = useState<SavedAddress | null>(null)

  /** The pressed button is gone. */
  const focusTop = () => top.current?.focus({ preventScroll: true })

  function close(): void {
    setEdited(null)
    focusTop()
  }

  async function keep(draft: AddressDraft): Promise<void> {
    await save(draft, edited === 'new' || edited === null ? null : edited.id)
    showToast({ kind: 'success', title: t.addressSaved })
    close()
  }

  function showTrouble(error: unknown, fallback: string): void {
    const { heading, hint } = wordsOf(toTrouble(error), fallback)
    showToast({ kind: 'error', title: heading, ...(hint && { description: hint }) })
  }

  async function drop(address: SavedAddress): Promise<void> {
    try {
      await remove(address.id)
      setDeleted(address)
      focusTop()
    } catch (error) {
      showTrouble(error, t.addressNotDeleted)
    }
  }

  async function restore(address: SavedAddress): Promise<void> {
    // At once: a second press must not save it twice.
    setDeleted(null)
    focusTop()
    try {
      await save(address, null)
    } catch (error) {
      setDeleted(address)
      showTrouble(error, t.addressNotSaved)
    }
  }

  return (
    <AccountSection icon={<MapPinHouse />} heading={t.addresses} hint={t.addressesHint}>
      <div>
        <UndoNotice
          text={deleted && t.addressDeleted({ address: isolate(describeAddress(deleted)) })}
          undoText={t.undo}
          onUndo={() => deleted && void restore(deleted)}
        />
        <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
          {isFailed && (
            <Alert tone="warning" icon={<CloudOff />}>
              <p className="font-semibold">{t.addressesFailed}</p>
              <div>
                <Button size="small" onClick={reload}>
                  {t.retry}
                </Button>
              </div>
            </Alert>
          )}
          {!list && !isFailed && <Skeleton className="h-16" />}
          {edited !== null && (
            <AddressForm
              key={edited === 'new' ? 'new' : edited.id}
              address={edited === 'new' ? null : edited}
              onSave={keep}
              onCancel={close}
            />
          )}
          {edited === null && list && list.length > 0 && (
            <ul className="grid divide-y divide-line">
              {list.map((address) => (
                <AddressRow key={address.id} address={address} onEdit={() => setEdited(address)} onDelete={drop} />
              ))}
            </ul>
          )}
          {edited === null && list && (
            <div>
              <Button onClick={() => setEdited('new')}>{t.addAddress}</Button>
            </div>
          )}
        </div>
      </div>
    </AccountSection>
  )
}

type RowProperties = { address: SavedAddress; onEdit: () => void; onDelete: (address: SavedAddress) => Promise<void> }

function AddressRow({ address, onEdit, onDelete }: RowProperties) {
  const t = useMessages(accountMessages)
  const language = useLanguage()
  const name = describeAddress(address)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="grid min-w-0 grow basis-40">
        <bdi className="font-semibold">{name}</bdi>
        <span className="flex flex-wrap items-center gap-2 text-muted text-sm">
          <span>{governorates[address.region][language]}</span>
          {!address.is_saved && <Badge tone="success">{t.lastOrderAddress}</Badge>}
        </span>
      </div>
      <Button size="small" aria-label={t.changeAddressNamed({ address: name })} onClick={onEdit}>
        {t.changeAddress}
      </Button>
      <Button size="small" aria-label={t.deleteAddressNamed({ address: name })} onClick={() => void onDelete(address)}>
        {t.deleteAddress}
      </Button>
    </li>
  )
}

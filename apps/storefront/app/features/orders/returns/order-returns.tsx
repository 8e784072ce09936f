import { type OrderReturn, type ReturnStatus, shopperReturnReasons } from '@shop/contract'
import { formatDay, formatExactMoney, isolate } from '@shop/i18n'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import type { OrderCall } from '../use-order.ts'
import { ReturnAlert } from './return-alert.tsx'
import { ReturnForm } from './return-form.tsx'
import { ReturnPictures } from './return-pictures.tsx'
import { returnsMessages } from './returns.late.messages.ts'
import { useReturns } from './use-returns.ts'

/** The returns of an order, and the request for another one while units can be returned. */
export function OrderReturns({ of: order }: { of: OrderCall }) {
  const t = useMessages(returnsMessages)
  const language = useLanguage()
  const showToast = useToasts()
  const [isAsking, setAsking] = useState(false)
  const { returns: found, isBusy, trouble, sending, ask, withdraw, addPictures } = useReturns(order)
  if (!found || (found.last_days === null && found.returns.length === 0)) return null
  const { last_days: days, returnable, returns } = found
  const canAsk = days !== null && returnable.some(({ quantity }) => quantity > 0)
  const mind = days?.change_of_mind ?? null
  const reasons = shopperReturnReasons.filter((reason) => reason !== 'change_of_mind' || mind !== null)

  async function withdrawOne(id: string): Promise<void> {
    if (await withdraw(id)) showToast({ kind: 'success', title: t.withdrawn })
  }

  return (
    <TitledCard title={t.returns} className="print:hidden">
      {!isAsking && <ReturnAlert trouble={trouble} />}
      {returns.length > 0 && (
        <ul className="grid gap-4">
          {returns.map((each) => (
            <ReturnRow key={each.id} of={each} isBusy={isBusy} onWithdraw={() => void withdrawOne(each.id)}>
              <ReturnPictures
                of={each}
                order={order}
                isBusy={isBusy}
                sending={sending}
                onAdd={(files) => void addPictures(each.id, files)}
              />
            </ReturnRow>
          ))}
        </ul>
      )}
      {canAsk && (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted text-sm">
            {mind === null
              ? t.untilFault({ fault: formatDay(days.fault, language) })
              : t.until({ mind: formatDay(mind, language), fault: formatDay(days.fault, language) })}
          </p>
          <Button onClick={() => setAsking(true)}>{t.askForReturn}</Button>
        </div>
      )}
      {isAsking && (
        <ReturnForm
          returnable={returnable}
          reasons={reasons}
          isBusy={isBusy}
          trouble={trouble}
          onClose={() => setAsking(false)}
          onSend={async (body, pictures) => {
            const id = await ask(body)
            if (id === null) return
            setAsking(false)
            showToast({ kind: 'success', title: t.sent })
            if (pictures.length > 0) await addPictures(id, pictures)
          }}
        />
      )}
    </TitledCard>
  )
}

type RowProperties = { of: OrderReturn; isBusy: boolean; onWithdraw: () => void; children: Elements }

function ReturnRow({ of, isBusy, onWithdraw, children }: RowProperties) {
  const t = useMessages(returnsMessages)
  const language = useLanguage()
  const { number, status, reason, items, refusal, refund, refund_method, can_withdraw } = of
  const money = refund === null ? '' : formatExactMoney(refund, language)
  return (
    <li className="grid justify-items-start gap-1.5 border-line border-t pt-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-bold">{t.heading({ number })}</span>
        <Badge tone={tones[status]}>{t[`status_${status}`]}</Badge>
      </div>
      <ul className="text-sm">
        {items.map((item) => (
          <li key={item.variant_id}>
            <bdi>{`${item.quantity} × ${item.name} ${item.color_name ?? ''}`}</bdi>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t[reason]}</p>
      {children}
      {refusal && <p className="text-sm">{t.reasonOfShop({ reason: isolate(refusal) })}</p>}
      {status === 'inspected' && refund !== null && refund > 0 && (
        <p className="text-sm">{t.refundDue({ amount: money })}</p>
      )}
      {refund_method && <p className="font-semibold text-sm">{t.refundPaid({ amount: money })}</p>}
      {can_withdraw && (
        <Button look="quiet" size="small" aria-label={t.withdrawOf({ number })} isResting={isBusy} onClick={onWithdraw}>
          {t.withdraw}
        </Button>
      )}
    </li>
  )
}

const tones = {
  requested: 'warning',
  approved: 'nile',
  collected: 'nile',
  inspected: 'nile',
  refunded: 'success',
  closed: 'muted',
  refused: 'danger',
  withdrawn: 'muted',
} as const satisfies Record<ReturnStatus, string>

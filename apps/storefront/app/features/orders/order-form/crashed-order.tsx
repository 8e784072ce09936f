import { PackageSearch } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import { askAgain, type Desk } from './place-order.ts'
import { orderPath, saveOrder } from './use-placing.ts'

type Properties<Body> = {
  openDesk: () => Desk<Body>
  /** The error page, when no order was sent. */
  children: ReactNode
}

/**
 * The error page of a form that has sent an order and knows no answer: the order is looked up. The same request with the same key makes
 * no second order. The page that crashed is left by a full page load; `useGoToOrder` does so when the first answer still comes.
 */
export function CrashedOrder<Body>({ openDesk, children }: Properties<Body>) {
  const t = useMessages(ordersMessages)
  const [desk] = useState(openDesk)
  const [isSent, setSent] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const findOpen = () => desk.attempts.listOpen()[0]
  useEffect(() => setSent(desk.attempts.listOpen().length > 0), [desk])

  async function show(): Promise<void> {
    const open = findOpen()
    if (!open) return setSent(false)
    setAsking(true)
    const placing = await askAgain(desk, open)
    if (placing.outcome === 'placed' || placing.outcome === 'unpayable') {
      window.location.replace(orderPath(saveOrder(placing)))
      return
    }
    setAsking(false)
    setSent(findOpen() !== undefined)
  }

  if (!isSent) return children
  return (
    <>
      <title>{t.crashed}</title>
      <Notice icon={<PackageSearch />} heading={t.crashed} text={t.crashedHint}>
        <Button look="lamp" isResting={isAsking} onClick={() => void show()}>
          {isAsking ? t.checking : t.showOrder}
        </Button>
      </Notice>
    </>
  )
}

import { CloudOff, RefreshCw } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { openCartMessages } from '../cart.late.messages.ts'
import { useAttempts, useCart } from '../cart-provider.tsx'
import { describeFailure } from '../store/cart-failure.ts'

/** Says that the cart could not be read, and lets a shopper try again; what was known of it stays on the screen. */
export function CartTrouble() {
  const t = useMessages(openCartMessages)
  const { cart, refresh } = useCart()
  const attempts = useAttempts()
  const isOnline = useOnline()
  const failure = cart.failure?.attempt === 'load' ? cart.failure : null
  if (isOnline && !failure) return null

  const heading = isOnline && failure ? describeFailure(failure, attempts) : t.offline
  const retry = (
    <Button size="small" isResting={cart.status === 'loading'} onClick={() => void refresh()}>
      <RefreshCw aria-hidden="true" className="size-4" />
      {t.retry}
    </Button>
  )
  if (cart.items.length === 0) {
    return (
      <Notice icon={<CloudOff />} heading={heading} text={t.loadFailedHint} level={2}>
        {retry}
      </Notice>
    )
  }
  return (
    <Alert tone="warning" icon={<CloudOff />} className="mb-5">
      <p>
        <strong>{heading}</strong> {isOnline ? t.staleHint : t.offlineHint}
      </p>
      <div>{retry}</div>
    </Alert>
  )
}

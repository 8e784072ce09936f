import { formatMoney } from '@shop/i18n'
import { CircleAlert, TrendingDown, TrendingUp } from 'lucide-react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import type { CartLine } from '../store/cart-state.ts'

type Properties = { line: CartLine; isResting: boolean; change: (quantity: number) => void }

/** Notes on a line before ordering: why it cannot be bought, and a changed price. */
export function CartLineNotes({ line, ...changing }: Properties) {
  if (line.isAvailable && line.seenPrice === null) return null
  return (
    <div className="order-last grid w-full gap-2">
      {!line.isAvailable && <Obstacle line={line} {...changing} />}
      {line.seenPrice !== null && <PriceChange price={line.price} seenPrice={line.seenPrice} />}
    </div>
  )
}

function Obstacle({ line, isResting, change }: Properties) {
  const t = useMessages(openCartMessages)
  const isShort = line.stock > 0 && line.stock < line.quantity
  return (
    <Alert tone="danger" icon={<CircleAlert />}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">{line.message}</p>
        <div className="flex flex-wrap gap-2">
          {isShort && (
            <Button size="small" isResting={isResting} onClick={() => change(line.stock)}>
              {t.lowerTo({ count: line.stock })}
            </Button>
          )}
          <Button size="small" isResting={isResting} onClick={() => change(0)}>
            {t.remove}
          </Button>
        </div>
      </div>
    </Alert>
  )
}

function PriceChange({ price, seenPrice }: { price: number; seenPrice: number }) {
  const t = useMessages(openCartMessages)
  const amount = formatMoney(seenPrice, useLanguage())
  const hasRisen = price > seenPrice
  return (
    <Alert tone={hasRisen ? 'warning' : 'success'} icon={hasRisen ? <TrendingUp /> : <TrendingDown />}>
      <p>{hasRisen ? t.priceRose({ amount }) : t.priceFell({ amount })}</p>
    </Alert>
  )
}

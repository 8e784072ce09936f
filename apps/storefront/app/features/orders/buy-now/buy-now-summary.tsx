import type { Product } from '@shop/contract'
import { useMessages } from '../../../i18n/language.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { Totals } from '../../../ui/totals.tsx'
import { OrderLines } from '../order-lines.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { BuyNowChoice } from './buy-now-choice.ts'

type Properties = {
  product: Product
  choice: BuyNowChoice
  totals: { subtotal: number; delivery: number; total: number }
}

/** What is bought at once and what it comes to. */
export function BuyNowSummary({ product, choice, totals }: Properties) {
  const t = useMessages(ordersMessages)
  const { color, size, quantity } = choice
  const line = {
    key: product.id,
    name: product.name,
    colorName: color?.name ?? null,
    colorHex: color?.hex_value ?? null,
    size,
    quantity,
    lineTotal: totals.subtotal,
    thumbnail: (
      <Picture
        picture={(color ?? product.colors[0])?.images[0] ?? product.images[0] ?? null}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-control bg-well object-cover"
      />
    ),
  }
  return (
    <TitledCard title={t.summary} className="lg:sticky lg:top-28 lg:order-last">
      <OrderLines lines={[line]} />
      <Totals {...totals} />
    </TitledCard>
  )
}

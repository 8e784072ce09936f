import type { Product, ShopSettings } from '@shop/contract'
import { ArrowLeft, PackageX } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useMessages } from '../../language.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { buyNowMessages } from './buy-now.messages.ts'
import { type ChoiceQuery, readChoice, totalChoice } from './buy-now-choice.ts'
import { BuyNowSummary } from './buy-now-summary.tsx'
import type { KnownShopper } from './checkout-draft.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { OrderForm } from './order-form.tsx'
import { ordersMessages } from './orders.late.messages.ts'
import { TroubleAlert } from './trouble-alert.tsx'
import { useBuyNow } from './use-buy-now.ts'
import type { StandingOrder } from './use-placing.ts'

type Properties = {
  product: Product
  settings: ShopSettings
  /** Who is signed in; null for a guest. */
  shopper: KnownShopper | null
  sessionKey: () => string
  refresh: () => Promise<unknown>
  onPlaced: (order: StandingOrder) => Promise<void>
}

/** One product, bought without the cart (rule O-05). */
export function BuyNowPage({ product, settings, shopper, ...surroundings }: Properties) {
  const t = useMessages(ordersMessages)
  const { buyNow } = useMessages(buyNowMessages)
  const { parameters, choose } = useChoosing(product.id)
  const choice = readChoice(product, parameters)
  const totals = totalChoice(choice, settings)
  const buying = useBuyNow({ product, choice, total: totals.total, ...surroundings })
  if (!product.in_stock || product.quantity === 0) return <SoldOut product={product} />
  return (
    <div className="page grid gap-6 py-8">
      <div>
        <Link
          to={paths.product(product.id, choice.color?.id)}
          className="inline-flex min-h-11 items-center gap-1.5 text-nile underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="mirror size-5 shrink-0" />
          {t.backToProduct}
        </Link>
        <h1 className="text-2xl md:text-3xl">{buyNow}</h1>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <BuyNowSummary product={product} choice={choice} totals={totals} />
        <OrderForm
          control={buying}
          onPlace={buying.place}
          total={totals.total}
          shopper={shopper}
          renderTrouble={(trouble, submit) => (
            <TroubleAlert trouble={trouble}>
              <Button size="small" onClick={() => (trouble.outcome === 'lost' && buying.retry()) || submit()}>
                {t.retry}
              </Button>
            </TroubleAlert>
          )}
        >
          <ChoiceFields product={product} choice={choice} onChoose={choose} faults={buying.faults} />
        </OrderForm>
      </div>
    </div>
  )
}

/** The choice, which the address begins and then follows: controls must show at once what was pressed. */
function useChoosing(productId: number) {
  const navigate = useNavigate()
  const [initial] = useSearchParams()
  const [parameters, setParameters] = useState(initial)

  function choose(change: ChoiceQuery): void {
    const numberOf = (name: keyof ChoiceQuery) => Number(parameters.get(name)) || undefined
    const choice = { color: numberOf('color'), size: numberOf('size'), quantity: numberOf('quantity'), ...change }
    const path = paths.buyNow(productId, choice)
    setParameters(new URLSearchParams(path.split('?')[1]))
    void navigate(path, { replace: true, preventScrollReset: true })
  }
  return { parameters, choose }
}

function SoldOut({ product }: { product: Product }) {
  const t = useMessages(ordersMessages)
  return (
    <Notice icon={<PackageX />} heading={t.soldOut({ name: product.name })} text={t.soldOutHint}>
      <ButtonLink look="lamp" to={paths.category(product.category)}>
        {product.category_name}
      </ButtonLink>
      <ButtonLink to={paths.product(product.id)}>{t.backToProduct}</ButtonLink>
    </Notice>
  )
}

import type { DeliveryZone, GovernorateCode, OfferedMethod, Product } from '@shop/contract'
import { PackageX } from 'lucide-react'
import { type ComponentProps, useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserApi } from '../../../api.ts'
import { chooseGovernorate } from '../../../delivery/chosen-governorate.ts'
import { useZoneNews } from '../../../delivery/use-zone-news.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Totals } from '../../../ui/amounts/totals.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { lateComponent } from '../../../ui/late-component.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { useQuotedCoupon } from '../coupon/quoted-coupon.ts'
import type { KnownShopper } from '../order-form/checkout-draft.ts'
import { FoldedSummary } from '../order-form/folded-summary.tsx'
import { LostOrder } from '../order-form/lost-order.tsx'
import { OrderForm } from '../order-form/order-form.tsx'
import { OrderPageFrame } from '../order-form/order-page-frame.tsx'
import { TroubleAlert } from '../order-form/trouble-alert.tsx'
import type { OrderToOpen } from '../order-form/use-placing.ts'
import { OrderLines } from '../order-lines.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import { buyNowMessages } from './buy-now.messages.ts'
import { type BuyNowChoice, type ChoiceQuery, readChoice, totalChoice } from './buy-now-choice.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { useBuyNow } from './use-buy-now.ts'

const CouponField = lateComponent(async () => (await import('../coupon/coupon-field.tsx')).CouponField)

type Properties = {
  product: Product
  zones: readonly DeliveryZone[]
  methods: readonly OfferedMethod[]
  /** The signed-in shopper; null for a guest. */
  shopper: KnownShopper | null
  sessionKey: () => string
  refresh: () => Promise<unknown>
  onPlaced: (order: OrderToOpen) => Promise<void>
}

/** One product, bought without the cart (rule O-05). */
export function BuyNowPage({ product, zones, methods, shopper, ...surroundings }: Properties) {
  const t = useMessages(ordersMessages)
  const { buyNowTitle } = useMessages(buyNowMessages)
  const { parameters, choose } = useChoosing(product.id)
  const choice = readChoice(product, parameters)
  const { zone, noteGovernorate } = useZone(zones)
  useZoneNews(zone, surroundings.refresh)
  const totals = totalChoice(choice, zone ? [zone] : zones)
  const buying = useBuyNow({ product, choice, ...surroundings })
  const { field, totals: shown, total } = useQuotedCoupon(totals, buying.trouble)
  const isSoldOut = !product.in_stock || product.quantity === 0
  // The last unit may be of the very order whose answer was lost.
  if (isSoldOut && buying.trouble?.outcome === 'lost')
    return <LostOrder trouble={buying.trouble} isAsking={buying.phase === 'sending'} onRetry={buying.retry} />
  if (isSoldOut && buying.phase === 'editing') return <SoldOut product={product} />
  return (
    <OrderPageFrame
      heading={buyNowTitle}
      back={{ to: paths.product(product.id, choice.color?.id), name: t.backToProduct }}
    >
      <BuyNowSummary
        product={product}
        choice={choice}
        lineTotal={totals.subtotal}
        totals={shown}
        isCodeRefused={field.refusal !== null}
      >
        <PageSection>
          <CouponField
            {...field}
            basis={JSON.stringify([zone?.governorate, choice.color?.id, choice.quantity, choice.price])}
            ask={(code, signal) => quoteChoice({ product, choice, zone }, code, signal)}
          />
        </PageSection>
      </BuyNowSummary>
      <OrderForm
        control={buying}
        onPlace={(draft, code) => buying.place(draft, code, shown)}
        total={total}
        zone={zone}
        methods={methods}
        onGovernorate={noteGovernorate}
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
    </OrderPageFrame>
  )
}

type QuoteRequest = { product: Product; choice: BuyNowChoice; zone: DeliveryZone | null }

function quoteChoice({ product, choice, zone }: QuoteRequest, code: string, signal: AbortSignal) {
  const wanted = { product_id: product.id, color_id: choice.color?.id ?? null, quantity: choice.quantity }
  const body = { coupon_code: code, region: zone?.governorate ?? null, product: wanted }
  return browserApi.orders.quoteCoupon({ query: {}, body }, { signal })
}

/** The zone of the form's governorate. The choice is stored for the cart and the next order. */
function useZone(zones: readonly DeliveryZone[]) {
  const [governorate, setGovernorate] = useState<GovernorateCode | null>(null)
  const noteGovernorate = useCallback((code: GovernorateCode) => {
    chooseGovernorate(code)
    setGovernorate(code)
  }, [])
  return { zone: zones.find((one) => one.governorate === governorate) ?? null, noteGovernorate }
}

/** The choice. It starts from the address; controls change it at once, and the address follows. */
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

type BuyNowSummaryProperties = {
  product: Product
  choice: BuyNowChoice
  /** In EGP. */
  lineTotal: number
  totals: ComponentProps<typeof Totals>
  isCodeRefused: boolean
  /** The field for a code. */
  children: Elements
}

/** The product to buy, with the totals. */
function BuyNowSummary({ product, choice, lineTotal, totals, isCodeRefused, children }: BuyNowSummaryProperties) {
  const { color, size, quantity } = choice
  const line = {
    key: product.id,
    name: product.name,
    colorName: color?.name ?? null,
    colorHex: color?.hex_value ?? null,
    size,
    quantity,
    lineTotal,
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
    <FoldedSummary total={totals.total} isNeeded={isCodeRefused}>
      <OrderLines lines={[line]} />
      {children}
      <Totals {...totals} />
    </FoldedSummary>
  )
}

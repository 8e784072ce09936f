import {
  dayInCairo,
  maxLineQuantity,
  type Product,
  readCairoClock,
  type SharedTerms,
  type ShopSettings,
} from '@shop/contract'
import { formatDay, formatMoney, formatTime } from '@shop/i18n'
import { copyText } from '@shop/session'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { joinUnits } from '../../../ui/amounts/join-units.ts'
import { Price } from '../../../ui/amounts/price.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx'
import { useLateModule } from '../../../ui/hooks/use-late-module.ts'
import { useOutOfSight } from '../../../ui/hooks/use-out-of-sight.ts'
import { lateComponent } from '../../../ui/late-component.ts'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { catalogMessages } from '../catalog.messages.ts'
import { ColorChoice } from './color-choice.tsx'
import { KeyFacts } from './key-facts.tsx'
import type { ProductChoice } from './product-choice.ts'

const ProductArrival = lateComponent(async () => (await import('./product-arrival.tsx')).ProductArrival)
const TrustFacts = lateComponent(async () => (await import('./trust-facts.tsx')).TrustFacts)

const fetchBar = () => import('./purchase-bar.tsx')

/** The buttons that buy a product; the route composes them. */
export type RenderPurchase = (choice: ProductChoice, quantity: number) => Elements

type Properties = {
  product: Product
  choice: ProductChoice
  settings: ShopSettings
  terms: readonly SharedTerms[]
  /** What a total in EGP costs by the month. */
  renderMonthly?: (total: number) => Elements
  renderPurchase: RenderPurchase
  /** The one button of the bar along the bottom. */
  renderBarAction: RenderPurchase
}

/**
 * The purchase part of a product's page: name, price, color, day of arrival and button first, so that a phone shows them at once; then
 * facts and promises. While the button is out of sight, a bar along the bottom has another.
 */
export function ProductPurchase({
  product,
  choice,
  settings,
  terms,
  renderMonthly,
  renderPurchase,
  renderBarAction,
}: Properties) {
  const t = useMessages(catalogMessages)
  const [wanted, setWanted] = useState(1)
  const max = Math.min(choice.quantity, maxLineQuantity)
  const quantity = Math.max(1, Math.min(wanted, max))
  const [stepper, isOutOfSight] = useOutOfSight()
  const late = useLateModule(isOutOfSight && choice.isInStock, fetchBar)
  return (
    <div className="grid content-start gap-3 wide:gap-5">
      <div>
        <h1 className="text-xl sm:text-3xl">
          <bdi>{joinUnits(product.name)}</bdi>
        </h1>
        {product.reviews_count > 0 && (
          <p className="mt-1 flex items-center gap-2 text-muted text-sm">
            <Stars rating={product.rating} /> <span>{t.reviews({ count: product.reviews_count })}</span>
          </p>
        )}
      </div>
      <PriceBlock choice={choice} />
      {choice.color && <ColorChoice productId={product.id} colors={product.colors} chosen={choice.color} />}
      {choice.isInStock && (
        <PageSection>
          <ProductArrival terms={terms} />
        </PageSection>
      )}
      <div className="flex flex-wrap gap-3">
        {choice.isInStock && (
          <div ref={stepper} className="flex min-h-13">
            <QuantityStepper value={quantity} max={max} onChange={setWanted} label={product.name} />
          </div>
        )}
        {renderPurchase(choice, quantity)}
      </div>
      {late && (
        <late.PurchaseBar name={product.name} choice={choice}>
          {renderBarAction(choice, quantity)}
        </late.PurchaseBar>
      )}
      {choice.isInStock && renderMonthly && <PageSection>{renderMonthly(choice.price * quantity)}</PageSection>}
      <KeyFacts product={product} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">
          <bdi>{product.brand}</bdi> · <bdi>{product.sku}</bdi>
        </p>
        <ShareButton title={product.name} />
      </div>
      <PageSection>
        <TrustFacts
          settings={settings}
          terms={terms}
          price={choice.price * quantity}
          isInStock={choice.isInStock}
          warranty={product.warranty}
        />
      </PageSection>
    </div>
  )
}

function PriceBlock({ choice }: { choice: ProductChoice }) {
  const { price, originalPrice, validUntil, quantity, isInStock } = choice
  const t = useMessages(catalogMessages)
  const language = useLanguage()
  return (
    <div>
      <Price egp={price} originalEgp={originalPrice} className="text-3xl" />
      <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-sm">
        {originalPrice !== null && originalPrice > price && (
          <Badge tone="success">{t.saving({ amount: formatMoney(originalPrice - price, language) })}</Badge>
        )}
        <span>{t.vatIncluded}</span>
        <StockLine quantity={quantity} isInStock={isInStock} />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-muted text-sm empty:hidden">
        {originalPrice !== null && originalPrice > price && (
          <span>{t.lowestBefore({ amount: formatMoney(originalPrice, language) })}</span>
        )}
        {validUntil !== null && <OfferEnd validUntil={validUntil} />}
      </p>
    </div>
  )
}

/** The last day of an offer; with the time, unless the offer ends at midnight. */
function OfferEnd({ validUntil }: { validUntil: string }) {
  const t = useMessages(catalogMessages)
  const language = useLanguage()
  const end = new Date(validUntil)
  const { time } = readCairoClock(end)
  if (time !== '00:00')
    return (
      <span>{t.offerUntilTime({ day: formatDay(dayInCairo(end), language), time: formatTime(time, language) })}</span>
    )
  const lastDay = dayInCairo(new Date(end.getTime() - 1))
  return <span>{t.offerUntil({ day: formatDay(lastDay, language) })}</span>
}

/** Fewer units than this show a warning. */
const fewUnits = 5

function StockLine({ quantity, isInStock }: { quantity: number; isInStock: boolean }) {
  const t = useMessages(catalogMessages)
  if (!isInStock) return <Badge>{t.outOfStock}</Badge>
  if (quantity <= fewUnits) return <Badge tone="warning">{t.unitsLeft({ count: quantity })}</Badge>
  return <Badge tone="success">{t.unitsInStock({ count: quantity })}</Badge>
}

/** Shares the page by the device's dialog, else copies its address (rule P-02). */
function ShareButton({ title }: { title: string }) {
  const t = useMessages(catalogMessages)
  const showToast = useToasts()

  async function share() {
    const url = window.location.href
    // Closing the device's dialog is no error.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined)
    if (await copyText(url)) showToast({ kind: 'success', title: t.linkCopied })
    // To copy by hand.
    else showToast({ kind: 'error', title: t.shareLink, description: url })
  }

  return (
    <Button look="quiet" size="small" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
      <span>{t.share}</span>
    </Button>
  )
}

import { maxLineQuantity, type Product, type ShopSettings } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { joinUnits } from '../../../ui/amounts/join-units.ts'
import { Price } from '../../../ui/amounts/price.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx'
import { lateComponent } from '../../../ui/late-component.ts'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { catalogMessages } from '../catalog.messages.ts'
import { ColorChoice } from './color-choice.tsx'
import { KeyFacts } from './key-facts.tsx'
import type { ProductChoice } from './product-choice.ts'

const TrustFacts = lateComponent(async () => (await import('./trust-facts.tsx')).TrustFacts)

/** The button that adds a product to the cart; the route composes it. */
export type RenderPurchase = (choice: ProductChoice, quantity: number) => ReactNode

type Properties = { product: Product; choice: ProductChoice; settings: ShopSettings; renderPurchase: RenderPurchase }

/** The purchase part of a product's page: key facts, price, color, stock, quantity, and the shop's promises. */
export function ProductPurchase({ product, choice, settings, renderPurchase }: Properties) {
  const t = useMessages(catalogMessages)
  const [wanted, setWanted] = useState(1)
  const max = Math.min(choice.quantity, maxLineQuantity)
  const quantity = Math.max(1, Math.min(wanted, max))
  return (
    <div className="grid content-start gap-5">
      <div>
        <h1 className="text-2xl sm:text-3xl">
          <bdi>{joinUnits(product.name)}</bdi>
        </h1>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted text-sm">
            <bdi>{product.brand}</bdi> · <bdi>{product.sku}</bdi>
          </p>
          <ShareButton title={product.name} />
        </div>
        {product.reviews_count > 0 && (
          <p className="flex items-center gap-2 text-muted text-sm">
            <Stars rating={product.rating} /> {t.reviews({ count: product.reviews_count })}
          </p>
        )}
      </div>
      <KeyFacts product={product} />
      <PriceBlock choice={choice} />
      {choice.color && <ColorChoice productId={product.id} colors={product.colors} chosen={choice.color} />}
      <StockLine quantity={choice.quantity} isInStock={choice.isInStock} />
      <div className="flex flex-wrap items-start gap-3">
        {choice.isInStock && (
          <div className="flex min-h-13">
            <QuantityStepper value={quantity} max={max} onChange={setWanted} label={product.name} />
          </div>
        )}
        <div className="grid min-w-48 grow">{renderPurchase(choice, quantity)}</div>
      </div>
      <PageSection>
        <TrustFacts settings={settings} price={choice.price * quantity} warranty={product.warranty} />
      </PageSection>
    </div>
  )
}

function PriceBlock({ choice: { price, originalPrice } }: { choice: ProductChoice }) {
  const t = useMessages(catalogMessages)
  const language = useLanguage()
  return (
    <div>
      <Price egp={price} originalEgp={originalPrice} className="text-3xl" />
      <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-sm">
        {originalPrice !== null && originalPrice > price && (
          <Badge tone="success">{t.saving({ amount: formatMoney(originalPrice - price, language) })}</Badge>
        )}
        {t.vatIncluded}
      </p>
    </div>
  )
}

/** Fewer units than this show a warning. */
const fewUnits = 5

function StockLine({ quantity, isInStock }: { quantity: number; isInStock: boolean }) {
  const t = useMessages(catalogMessages)
  if (!isInStock) return <Badge className="justify-self-start">{t.outOfStock}</Badge>
  if (quantity <= fewUnits) {
    return (
      <Badge tone="warning" className="justify-self-start">
        {t.unitsLeft({ count: quantity })}
      </Badge>
    )
  }
  return (
    <Badge tone="success" className="justify-self-start">
      {t.unitsInStock({ count: quantity })}
    </Badge>
  )
}

/** Shares the page by the device's dialog, else copies its address (rule P-02). */
function ShareButton({ title }: { title: string }) {
  const t = useMessages(catalogMessages)
  const showToast = useToasts()

  async function share() {
    const url = window.location.href
    // Closing the device's dialog is no error.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined)
    // Without access to the clipboard the address is shown, to copy by hand.
    await navigator.clipboard.writeText(url).then(
      () => showToast({ kind: 'success', title: t.linkCopied }),
      () => showToast({ kind: 'error', title: t.shareLink, description: url }),
    )
  }

  return (
    <Button look="quiet" size="small" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
      {t.share}
    </Button>
  )
}

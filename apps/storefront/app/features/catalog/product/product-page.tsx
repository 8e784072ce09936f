import type { Product, SharedTerms, ShopSettings } from '@shop/contract'
import { Rotate3d } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { useLateModule } from '../../../ui/hooks/use-late-module.ts'
import { lateComponent } from '../../../ui/late-component.ts'
import { Breadcrumbs } from '../../../ui/links/breadcrumbs.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { catalogMessages } from '../catalog.messages.ts'
import type { RenderAction } from '../product-card.tsx'
import type { ProductCardView } from '../product-card-view.ts'
import { ProductGrid } from '../product-grid.tsx'
import { chooseColor } from './product-choice.ts'
import { ProductGallery } from './product-gallery.tsx'
import { ProductPurchase, type RenderPurchase } from './product-purchase.tsx'

const ProductDetails = lateComponent(async () => (await import('./product-details.tsx')).ProductDetails)

type Properties = {
  product: Product
  related: readonly ProductCardView[]
  settings: ShopSettings
  /** What delivery costs and how long it takes. */
  terms: readonly SharedTerms[]
  /** Whether it fits a shopper's space, beside its size. */
  fit?: Elements
  /** What its electricity costs. */
  electricity?: Elements
  /** What a total in EGP costs by the month. */
  renderMonthly?: (total: number) => Elements
  renderPurchase: RenderPurchase
  /** The button of the bar along the bottom. */
  renderBarAction: RenderPurchase
  renderAction: RenderAction
}

/** A product: pictures, price in the color of the address, and details (rule P-02). */
export function ProductPage({
  product,
  related,
  settings,
  terms,
  fit,
  electricity,
  renderMonthly,
  renderPurchase,
  renderBarAction,
  renderAction,
}: Properties) {
  const t = useMessages(catalogMessages)
  const [parameters] = useSearchParams()
  const choice = chooseColor(product, parameters.get('color'))
  const crumbs = [
    { name: t.home, to: paths.home() },
    { name: product.category_name, to: paths.category(product.category) },
    { name: product.name },
  ]
  const shown = choice.isInStock ? related : related.filter(({ isInStock }) => isInStock)
  const alternatives = shown.length > 0 && (
    <section aria-labelledby="alternatives" className="mt-10 sm:mt-14">
      <h2 id="alternatives" className="mb-5 text-2xl">
        {choice.isInStock ? t.related : t.instead}
      </h2>
      <ProductGrid products={shown} isOneRow renderAction={renderAction} />
    </section>
  )
  return (
    <div className="page pt-2 pb-10">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid gap-x-6 gap-y-3 wide:grid-cols-2 lg:gap-x-12">
        <div>
          <ProductGallery
            key={choice.color?.id}
            name={product.name}
            pictures={choice.pictures}
            corner={product.model_url && <ModelButton name={product.name} url={product.model_url} />}
          />
        </div>
        <ProductPurchase
          product={product}
          choice={choice}
          settings={settings}
          terms={terms}
          {...(renderMonthly && { renderMonthly })}
          renderPurchase={renderPurchase}
          renderBarAction={renderBarAction}
        />
      </div>
      {!choice.isInStock && alternatives}
      <PageSection>
        <ProductDetails product={product} fit={fit} electricity={electricity} />
      </PageSection>
      {choice.isInStock && alternatives}
    </div>
  )
}

const fetchView = () => import('./model-view.tsx')

/** Opens the product in 3D. The first press loads the code, which is larger than the rest of the shop. */
function ModelButton({ name, url }: { name: string; url: string }) {
  const t = useMessages(catalogMessages)
  const [isOpen, setOpen] = useState(false)
  const view = useLateModule(isOpen, fetchView)
  return (
    <>
      <Button
        size="small"
        aria-label={t.viewIn3d}
        aria-busy={isOpen && !view}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Rotate3d aria-hidden="true" className="size-5" />
        <span className="max-lg:hidden">{t.viewIn3d}</span>
        <span aria-hidden="true" className="lg:hidden">
          3D
        </span>
      </Button>
      {view && <view.ModelView name={name} url={url} onClose={() => setOpen(false)} />}
    </>
  )
}

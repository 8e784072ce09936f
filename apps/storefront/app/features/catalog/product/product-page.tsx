import type { Product, ShopSettings } from '@shop/contract'
import { Rotate3d } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
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
  /** Whether it fits a shopper's space, beside its size. */
  fit?: ReactNode
  /** What its electricity costs. */
  electricity?: ReactNode
  renderPurchase: RenderPurchase
  renderAction: RenderAction
}

/** A product: pictures, price in the color of the address, and details (rule P-02). */
export function ProductPage({
  product,
  related,
  settings,
  fit,
  electricity,
  renderPurchase,
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
  return (
    <div className="page pt-2 pb-10">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <ProductGallery key={choice.color?.id} name={product.name} pictures={choice.pictures} />
          {product.model_url && <ModelButton name={product.name} url={product.model_url} />}
        </div>
        <ProductPurchase product={product} choice={choice} settings={settings} renderPurchase={renderPurchase} />
      </div>
      <PageSection>
        <ProductDetails product={product} fit={fit} electricity={electricity} />
      </PageSection>
      {related.length > 0 && (
        <section className="mt-14">
          <h2 className="mb-5 text-2xl">{t.related}</h2>
          <ProductGrid products={related} isOneRow renderAction={renderAction} />
        </section>
      )}
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
        className="justify-self-center"
        aria-busy={isOpen && !view}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Rotate3d aria-hidden="true" className="size-5" />
        {t.viewIn3d}
      </Button>
      {view && <view.ModelView name={name} url={url} onClose={() => setOpen(false)} />}
    </>
  )
}

import { PackageOpen } from 'lucide-react'
import { useMessages } from '../../language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { catalogMessages } from './catalog.messages.ts'
import type { RenderAction } from './product-card.tsx'
import type { ProductCardView } from './product-card-view.ts'
import { ProductSlider } from './product-slider.tsx'

/** What links to the featured products name in their address. */
const highlightsId = 'featured'

type Properties = {
  featured: readonly ProductCardView[]
  bestSellers: readonly ProductCardView[]
  renderAction: RenderAction
}

/** Featured products and bestsellers on the home page (rule M-06). */
export function Highlights({ featured, bestSellers, renderAction }: Properties) {
  const t = useMessages(catalogMessages)
  const panelOf = (label: string, products: readonly ProductCardView[]) =>
    products.length > 0 ? (
      <ProductSlider label={label} products={products} renderAction={renderAction} />
    ) : (
      <Notice icon={<PackageOpen />} heading={t.noProducts} text={t.noProductsHint} level={2} />
    )
  return (
    <section id={highlightsId} className="page mt-14 scroll-mt-36">
      <Tabs
        label={t.highlights}
        before={<h2 className="text-2xl">{t.highlights}</h2>}
        after={
          <ButtonLink look="quiet" to={paths.products()}>
            {t.viewAll}
          </ButtonLink>
        }
        tabs={[
          { id: 'featured', name: t.featured, panel: panelOf(t.featured, featured) },
          { id: 'best-sellers', name: t.bestSellers, panel: panelOf(t.bestSellers, bestSellers) },
        ]}
      />
    </section>
  )
}

import { PackageOpen } from 'lucide-react'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import type { FirstReading } from '../../../sections/section.ts'
import { SectionBody, SectionTrouble } from '../../../sections/section-body.tsx'
import type { SectionReading } from '../../../sections/section-query.ts'
import { useSection } from '../../../sections/use-section.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { uiMessages } from '../../../ui/ui.messages.ts'
import { lifeOf } from '../catalog-life.ts'
import { catalogPageMessages } from '../catalog-pages.late.messages.ts'
import { ProductCard, type RenderAction } from '../product-card.tsx'
import { type ProductCardView, toProductCards } from '../product-card-view.ts'

/** The anchor for links to the featured products. */
export const highlightsId = 'featured'

/** The products of a tab; each tab has its own query. */
type Reading = FirstReading<readonly ProductCardView[]>

type Properties = {
  /** The shop's own name, for the sentence of a failure. */
  brand: string
  featured: Reading
  bestSellers: Reading
  hasHouseStars: boolean
  renderAction: RenderAction
}

type ShelfReading = SectionReading<readonly ProductCardView[]>

const featuredProducts: ShelfReading = {
  name: 'featured',
  read: async (signal) => toProductCards(await browserApi.catalog.listFeaturedProducts({}, { signal })),
  lifeMs: lifeOf,
}
const bestSellingProducts: ShelfReading = {
  name: 'best sellers',
  read: async (signal) => toProductCards(await browserApi.catalog.listBestSellers({}, { signal })),
  lifeMs: lifeOf,
}

/** Featured products and bestsellers on the home page (rules M-06, M-11). */
export function Highlights({ brand, featured, bestSellers, ...rest }: Properties) {
  const t = useMessages(catalogPageMessages)
  const shelves = {
    featured: useSection(featuredProducts, featured),
    bestSellers: useSection(bestSellingProducts, bestSellers),
  }
  const panelOf = (label: string, shelf: Shelf) => <ShelfPanel label={label} brand={brand} shelf={shelf} {...rest} />
  return (
    <section id={highlightsId} tabIndex={-1} className="page mt-10 scroll-mt-36 sm:mt-14 outline-none">
      <Tabs
        label={t.highlights}
        before={<h2 className="text-2xl">{t.highlights}</h2>}
        after={
          <ButtonLink look="quiet" to={paths.products()}>
            {t.viewAll}
          </ButtonLink>
        }
        tabs={[
          { id: 'featured', name: t.featured, panel: panelOf(t.featured, shelves.featured) },
          { id: 'best-sellers', name: t.bestSellers, panel: panelOf(t.bestSellers, shelves.bestSellers) },
        ]}
      />
    </section>
  )
}

type Shelf = ReturnType<typeof useSection<readonly ProductCardView[]>>
type PanelProperties = Pick<Properties, 'brand' | 'hasHouseStars' | 'renderAction'> & { label: string; shelf: Shelf }

/** A skeleton, an error with a retry, or the products. */
function ShelfPanel({ label, brand, shelf: { section, refresh }, ...rest }: PanelProperties) {
  const t = useMessages(catalogPageMessages)
  if (section.content.length > 0) {
    return (
      <SectionBody section={section} onRetry={refresh}>
        <ProductSlider label={label} products={section.content} {...rest} />
      </SectionBody>
    )
  }
  if (section.status === 'loading') return <ShelfSkeleton />
  if (section.status === 'error')
    return <SectionTrouble title={t.productsUnavailable({ brand })} section={section} onRetry={refresh} />
  return <Notice icon={<PackageOpen />} heading={t.noProducts} text={t.noProductsHint} level={2} />
}

/** The skeletons of a slider page on a desktop; a phone shows the first two. */
const places = ['first', 'second', 'third', 'fourth']

function ShelfSkeleton() {
  const t = useMessages(uiMessages)
  return (
    <div role="status" aria-label={t.loading} className="flex gap-3 overflow-hidden py-1 sm:gap-4">
      {places.map((place) => (
        <Skeleton key={place} className="h-96 shrink-0 basis-[calc(50%-0.4rem)] sm:basis-1/3 lg:basis-1/4" />
      ))}
    </div>
  )
}

type ProductSliderProperties = {
  label: string
  products: readonly ProductCardView[]
  /** Whether products without reviews show the shop's own five stars (rule M-10). */
  hasHouseStars: boolean
  renderAction: RenderAction
}

const sizes = '(min-width: 82rem) 300px, (min-width: 64rem) 24vw, (min-width: 40rem) 32vw, 48vw'

/** A slider of products: 2, 3 or 4 at a time, by the width of the screen (rule M-07). */
function ProductSlider({ label, products, hasHouseStars, renderAction }: ProductSliderProperties) {
  return (
    <Carousel
      label={label}
      trackClassName="-ms-3 py-1 sm:-ms-4"
      slideClassName="basis-[max(50%,9rem)] ps-3 sm:basis-1/3 sm:ps-4 lg:basis-1/4"
    >
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          sizes={sizes}
          stars={hasHouseStars ? 'house' : 'reviews'}
          renderAction={renderAction}
        />
      ))}
    </Carousel>
  )
}

import { data } from 'react-router'
import { serverApi } from '../api.ts'
import { logContext } from '../boot/server-context.ts'
import { toBanners } from '../features/ads/banner.ts'
import { BannerCarousel } from '../features/ads/banner-carousel.tsx'
import { toCategoryCards } from '../features/catalog/category-card-view.ts'
import { CategorySection } from '../features/catalog/category-section.tsx'
import { readLinkedPrices } from '../features/catalog/linked-prices.ts'
import { maxDiscount, toOfferViews } from '../features/catalog/offer-view.ts'
import { Highlights, highlightsId } from '../features/catalog/product/highlights.tsx'
import { toProductCards } from '../features/catalog/product-card-view.ts'
import { describeShop, describeSite } from '../features/contacts/shop-structured-data.ts'
import { About } from '../features/home/about.tsx'
import { TrustStrip } from '../features/home/trust-strip.tsx'
import { WhyChooseUs } from '../features/home/why-choose-us.tsx'
import { layoutMessages } from '../features/layout/layout.messages.ts'
import { VideoGallery } from '../features/videos/video-gallery.tsx'
import { toVideoViews } from '../features/videos/video-view.ts'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { readSection } from '../sections/section.ts'
import { PageHead } from '../shell/page-head.tsx'
import { renderAddToCart } from '../shell/render-add-to-cart.tsx'
import { useShell } from '../shell/shell.ts'
import { PageSection } from '../ui/page-section.tsx'
import { StructuredData } from '../ui/structured-data/structured-data.tsx'
import type { Route } from './+types/home.ts'

/** The offers on their tile: those in stock with the highest discounts. */
const tileOffers = { ordering: 'saving', in_stock: 'true', page_size: '3' } as const

/** Reads the sections separately, so that one failure does not affect the others (rules M-05, M-11, P-11). */
export async function loader({ context }: Route.LoaderArgs) {
  const { ads, catalog, orders, videos } = serverApi(context)
  // A decoration: without it the page is complete.
  const punctuality = orders.getPunctuality().then(
    ({ percent }) => percent,
    () => null,
  )
  const parts = await Promise.all([
    readSection(
      ads.listAdvertisements().then((found) => toBanners(found, new Date())),
      [],
    ),
    readSection(catalog.listCategories().then(toCategoryCards), []),
    readSection(catalog.listOffers({ query: tileOffers }).then(toOfferViews), []),
    readSection(catalog.listFeaturedProducts().then(toProductCards), []),
    readSection(catalog.listBestSellers().then(toProductCards), []),
    readSection(videos.listVideos().then(toVideoViews), []),
  ])
  const [banners, categories, offers, featured, bestSellers, gallery] = parts
  if (banners.content.length === 0) context.get(logContext)('No active advertisements available')
  const links = banners.content.map(({ link }) => link)
  // Another status than 200 prevents caching of an incomplete page.
  const status = parts.every(({ failure }) => failure === null) ? 200 : 503
  const shown = { banners, categories, featured, bestSellers, offers: offers.content, videos: gallery.content }
  const [prices, saving] = [await readLinkedPrices(catalog, links), maxDiscount(offers.content)]
  return data({ ...shown, prices, saving, punctuality: await punctuality }, { status })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useMessages(layoutMessages)
  const { contact, settings, origin, categories } = useShell()
  const shop = { name: t.brand, origin, language: useLanguage() }
  // Without any category the shop sells nothing yet, so it promises nothing.
  const isOpen = loaderData.categories.content.length > 0 || loaderData.categories.failure !== null
  return (
    <>
      <PageHead />
      <StructuredData data={import.meta.env.SSR && describeShop(shop, contact)} />
      <StructuredData data={import.meta.env.SSR && describeSite(shop)} />
      <h1 className="sr-only">{t.shopTitle}</h1>
      <PageSection>
        <div className="page pt-3 sm:pt-4">
          <BannerCarousel
            first={loaderData.banners}
            saving={loaderData.saving}
            categories={categories}
            prices={loaderData.prices}
            takesCash={settings.takes_cash}
          />
          {isOpen && <TrustStrip settings={settings} />}
        </div>
      </PageSection>
      <PageSection>
        <CategorySection first={loaderData.categories} offers={loaderData.offers} />
      </PageSection>
      <PageSection>
        <Highlights
          brand={settings.name}
          featured={loaderData.featured}
          bestSellers={loaderData.bestSellers}
          hasHouseStars={settings.has_house_stars}
          renderAction={renderAddToCart}
        />
      </PageSection>
      {isOpen && (
        <PageSection>
          <About brand={settings.name} featuredId={highlightsId} />
        </PageSection>
      )}
      <PageSection>
        <VideoGallery videos={loaderData.videos} />
      </PageSection>
      {isOpen && (
        <PageSection>
          <WhyChooseUs settings={settings} punctuality={loaderData.punctuality} />
        </PageSection>
      )}
    </>
  )
}

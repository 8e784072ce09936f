import type { Product } from '@shop/contract'
import { data } from 'react-router'
import { type ShopClient, serverApi } from '../api.ts'
import { logContext } from '../boot/server-context.ts'
import { toBanners } from '../features/ads/banner.ts'
import { BannerCarousel } from '../features/ads/banner-carousel.tsx'
import { toCategoryCards } from '../features/catalog/category-card-view.ts'
import { CategorySection } from '../features/catalog/category-section.tsx'
import { Highlights, highlightsId } from '../features/catalog/product/highlights.tsx'
import { toProductCards } from '../features/catalog/product-card-view.ts'
import { describeShop, describeSite } from '../features/contacts/shop-structured-data.ts'
import { About } from '../features/home/about.tsx'
import { WhyChooseUs } from '../features/home/why-choose-us.tsx'
import { layoutMessages } from '../features/layout/layout.messages.ts'
import { VideoGallery } from '../features/videos/video-gallery.tsx'
import { toVideoViews } from '../features/videos/video-view.ts'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { asPage } from '../queries/as-page.ts'
import { readSection } from '../sections/section.ts'
import { PageHead } from '../shell/page-head.tsx'
import { renderAddToCart } from '../shell/render-add-to-cart.tsx'
import { useShell } from '../shell/shell.ts'
import { PageSection } from '../ui/page-section.tsx'
import { StructuredData } from '../ui/structured-data/structured-data.tsx'
import type { Route } from './+types/home.ts'

/** Reads the sections separately, so that one failure does not affect the others (rules M-05, M-11, P-11). */
export async function loader({ context }: Route.LoaderArgs) {
  const { ads, catalog, videos } = serverApi(context)
  const parts = await Promise.all([
    readSection(
      ads.listAdvertisements().then((found) => toBanners(found, new Date())),
      [],
    ),
    readSection(catalog.listCategories().then(toCategoryCards), []),
    readSection(catalog.listFeaturedProducts().then(toProductCards), []),
    readSection(catalog.listBestSellers().then(toProductCards), []),
    readSection(videos.listVideos().then(toVideoViews), []),
  ])
  const [banners, categories, featured, bestSellers, gallery] = parts
  if (banners.content.length === 0) context.get(logContext)('No active advertisements available')
  // Another status than 200 prevents caching of an incomplete page.
  const status = parts.every(({ failure }) => failure === null) ? 200 : 503
  const saving = banners.content.length > 0 ? null : await readHighestSaving(catalog)
  return data({ banners, categories, featured, bestSellers, videos: gallery.content, saving }, { status })
}

/** The biggest discount in whole percent; null without one, or when it cannot be read. */
async function readHighestSaving(catalog: ShopClient['catalog']): Promise<number | null> {
  const answer = await catalog.listOffers({ query: { ordering: 'saving', page_size: '1' } }).catch(() => [])
  const [offer] = asPage<Product>(answer).results
  return offer?.original_price ? Math.floor((1 - offer.price / offer.original_price) * 100) || null : null
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useMessages(layoutMessages)
  const { contact, settings, origin, categories } = useShell()
  const shop = { name: t.brand, origin, language: useLanguage() }
  return (
    <>
      <PageHead />
      <StructuredData data={import.meta.env.SSR && describeShop(shop, contact)} />
      <StructuredData data={import.meta.env.SSR && describeSite(shop)} />
      <h1 className="sr-only">{t.shopTitle}</h1>
      <PageSection>
        <div className="page pt-4">
          <BannerCarousel first={loaderData.banners} saving={loaderData.saving} categories={categories} />
        </div>
      </PageSection>
      <PageSection>
        <CategorySection first={loaderData.categories} />
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
      <PageSection>
        <VideoGallery videos={loaderData.videos} />
      </PageSection>
      {/* Without any category the shop sells nothing yet, so it promises nothing. */}
      {(loaderData.categories.content.length > 0 || loaderData.categories.failure) && (
        <PageSection>
          <About brand={settings.name} featuredId={highlightsId} />
          <WhyChooseUs settings={settings} />
        </PageSection>
      )}
    </>
  )
}

import { data } from 'react-router'
import { serverApi } from '../api.ts'
import { toBanners } from '../features/ads/banner.ts'
import { BannerCarousel } from '../features/ads/banner-carousel.tsx'
import { toCategoryCards } from '../features/catalog/category-card-view.ts'
import { CategorySection } from '../features/catalog/category-section.tsx'
import { Highlights, highlightsId } from '../features/catalog/highlights.tsx'
import { toProductCards } from '../features/catalog/product-card-view.ts'
import { describeShop, describeSite } from '../features/contacts/shop-structured-data.ts'
import { About } from '../features/home/about.tsx'
import { WhyChooseUs } from '../features/home/why-choose-us.tsx'
import { layoutMessages } from '../features/layout/layout.messages.ts'
import { VideoGallery } from '../features/videos/video-gallery.tsx'
import { toVideoViews } from '../features/videos/video-view.ts'
import { useLanguage, useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'
import { renderAddToCart } from '../render-add-to-cart.tsx'
import { readSection } from '../sections/read-section.ts'
import { useShell } from '../shell.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import type { Route } from './+types/home.ts'

/** Reads the parts of the page apart, so that one which fails takes no other with it (rules M-05, M-11, P-11). */
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
  // The status keeps a page with a gap from being kept and handed out again.
  const status = parts.every(({ failure }) => failure === null) ? 200 : 503
  return data({ banners, categories, featured, bestSellers, videos: gallery.content }, { status })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useMessages(layoutMessages)
  const { contact, settings, origin } = useShell()
  const shop = { name: t.brand, origin, language: useLanguage() }
  return (
    <>
      <PageHead />
      <StructuredData data={import.meta.env.SSR && describeShop(shop, contact)} />
      <StructuredData data={import.meta.env.SSR && describeSite(shop)} />
      <h1 className="sr-only">{t.shopTitle}</h1>
      <PagePart>
        <div className="page pt-4">
          <BannerCarousel first={loaderData.banners} />
        </div>
      </PagePart>
      <PagePart>
        <CategorySection first={loaderData.categories} />
      </PagePart>
      <PagePart>
        <Highlights
          brand={settings.name}
          featured={loaderData.featured}
          bestSellers={loaderData.bestSellers}
          renderAction={renderAddToCart}
        />
      </PagePart>
      <PagePart>
        <VideoGallery videos={loaderData.videos} />
      </PagePart>
      <PagePart>
        <About brand={settings.name} featuredId={highlightsId} />
        <WhyChooseUs settings={settings} />
      </PagePart>
    </>
  )
}

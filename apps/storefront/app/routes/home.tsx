import { readPage } from '../api.ts'
import { toBanners } from '../features/ads/banner.ts'
import { BannerCarousel } from '../features/ads/banner-carousel.tsx'
import { toCategoryCards } from '../features/catalog/category-card-view.ts'
import { CategorySection } from '../features/catalog/category-section.tsx'
import { Highlights } from '../features/catalog/highlights.tsx'
import { toProductCards } from '../features/catalog/product-card-view.ts'
import { describeShop, describeSite } from '../features/contacts/shop-structured-data.ts'
import { layoutMessages } from '../features/layout/layout.messages.ts'
import { useLanguage, useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'
import { renderAddToCart } from '../render-add-to-cart.tsx'
import { useShell } from '../shell.ts'
import { StructuredData } from '../ui/structured-data.tsx'
import type { Route } from './+types/home.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readPage(context, async ({ ads, catalog }) => {
    const [banners, categories, featured, bestSellers] = await Promise.all([
      // Without its banners the home page still has the shop's own (rule P-11).
      ads.listAdvertisements().catch(() => []),
      catalog.listCategories(),
      catalog.listFeaturedProducts(),
      catalog.listBestSellers(),
    ])
    return {
      banners: toBanners(banners, new Date()),
      categories: toCategoryCards(categories),
      featured: toProductCards(featured),
      bestSellers: toProductCards(bestSellers),
    }
  })
}

export default function Home({ loaderData: { banners, categories, featured, bestSellers } }: Route.ComponentProps) {
  const t = useMessages(layoutMessages)
  const { contact, origin } = useShell()
  const shop = { name: t.brand, origin, language: useLanguage() }
  return (
    <>
      <PageHead />
      <StructuredData data={import.meta.env.SSR && describeShop(shop, contact)} />
      <StructuredData data={import.meta.env.SSR && describeSite(shop)} />
      <h1 className="sr-only">{t.shopTitle}</h1>
      <div className="page pt-4">
        <BannerCarousel banners={banners} />
      </div>
      <CategorySection categories={categories} />
      <Highlights featured={featured} bestSellers={bestSellers} renderAction={renderAddToCart} />
    </>
  )
}

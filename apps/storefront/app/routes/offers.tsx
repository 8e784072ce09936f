import { readPage } from '../api.ts'
import { catalogPageMessages } from '../features/catalog/catalog-pages.late.messages.ts'
import { hasFilters } from '../features/catalog/list/list-choice.ts'
import { ProductListPage } from '../features/catalog/list/product-list-page.tsx'
import { offersPageSize, readListQuery, toProductList } from '../features/catalog/list/product-list-view.ts'
import { useMessages } from '../i18n/language.tsx'
import { CachedPage, cachedLoader } from '../page-cache/cached-page.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../shell/page-head.tsx'
import { PagePath } from '../shell/page-path.tsx'
import { renderAddToCart } from '../shell/render-add-to-cart.tsx'
import { useShell } from '../shell/shell.ts'
import type { Route } from './+types/offers.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { asked, query } = readListQuery(url, 'offers')
  const answer = await readPage(context, (api) => api.catalog.listOffers({ query }))
  return toProductList(answer, asked, offersPageSize)
}

export function clientLoader(load: Route.ClientLoaderArgs) {
  return cachedLoader(load)
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const t = useMessages(catalogPageMessages)
  const { settings } = useShell()
  return (
    <>
      <PageHead title={t.offers} description={t.offersHint} isIndexed={!hasFilters(loaderData.choice)} />
      <PagePath steps={[{ name: t.offers, path: paths.offers() }]} />
      <CachedPage page={loaderData}>
        <ProductListPage
          heading={t.offers}
          hint={t.offersHint}
          list={loaderData}
          subject="offers"
          pathOf={paths.offers}
          hasPlans={settings.installment_plans.length > 0}
          renderAction={renderAddToCart}
        />
      </CachedPage>
    </>
  )
}

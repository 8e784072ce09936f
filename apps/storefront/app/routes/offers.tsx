import { readPage } from '../api.ts'
import { CachedPage, cachedLoader } from '../cached-page.tsx'
import { catalogMessages } from '../features/catalog/catalog.messages.ts'
import { isChosen } from '../features/catalog/list-choice.ts'
import { ProductListPage } from '../features/catalog/product-list-page.tsx'
import { offersPageSize, readListQuery, toProductList } from '../features/catalog/product-list-view.ts'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'
import { PagePath } from '../page-path.tsx'
import { paths } from '../paths.ts'
import { renderAddToCart } from '../render-add-to-cart.tsx'
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
  const t = useMessages(catalogMessages)
  return (
    <>
      <PageHead title={t.offers} description={t.offersHint} isIndexed={!isChosen(loaderData.choice)} />
      <PagePath steps={[{ name: t.offers, path: paths.offers() }]} />
      <CachedPage page={loaderData}>
        <ProductListPage
          heading={t.offers}
          hint={t.offersHint}
          list={loaderData}
          subject="offers"
          pathOf={paths.offers}
          renderAction={renderAddToCart}
        />
      </CachedPage>
    </>
  )
}

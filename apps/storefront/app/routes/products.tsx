import { readPage } from '../api.ts'
import { catalogMessages } from '../features/catalog/catalog.messages.ts'
import { hasFilters } from '../features/catalog/list/list-choice.ts'
import { ProductListPage } from '../features/catalog/list/product-list-page.tsx'
import { listPageSize, readListQuery, toProductList } from '../features/catalog/list/product-list-view.ts'
import { useMessages } from '../i18n/language.tsx'
import { CachedPage, cachedLoader } from '../page-cache/cached-page.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../shell/page-head.tsx'
import { PagePath } from '../shell/page-path.tsx'
import { renderAddToCart } from '../shell/render-add-to-cart.tsx'
import type { Route } from './+types/products.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { asked, query } = readListQuery(url)
  const answer = await readPage(context, (api) => api.catalog.listProducts({ query }))
  return toProductList(answer, asked, listPageSize)
}

export function clientLoader(load: Route.ClientLoaderArgs) {
  return cachedLoader(load)
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const t = useMessages(catalogMessages)
  const { search, choice } = loaderData
  const heading = search ? t.searchResults({ query: search }) : t.allProducts
  return (
    <>
      <PageHead title={heading} description={t.allProductsHint} isIndexed={!search && !hasFilters(choice)} />
      <PagePath steps={[{ name: t.allProducts, path: paths.products() }]} />
      <CachedPage page={loaderData}>
        <ProductListPage
          heading={heading}
          list={loaderData}
          pathOf={(query) => paths.products({ ...(search && { search }), ...query })}
          {...(search && { empty: { heading: t.noResults({ query: search }), text: t.noResultsHint } })}
          renderAction={renderAddToCart}
        />
      </CachedPage>
    </>
  )
}

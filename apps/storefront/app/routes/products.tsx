import { readPage } from '../api.ts'
import { CachedPage, cachedLoader } from '../cached-page.tsx'
import { catalogMessages } from '../features/catalog/catalog.messages.ts'
import { isChosen } from '../features/catalog/list-choice.ts'
import { ProductListPage } from '../features/catalog/product-list-page.tsx'
import { listPageSize, readListQuery, toProductList } from '../features/catalog/product-list-view.ts'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'
import { PagePath } from '../page-path.tsx'
import { paths } from '../paths.ts'
import { renderAddToCart } from '../render-add-to-cart.tsx'
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
      <PageHead title={heading} description={t.allProductsHint} isIndexed={!search && !isChosen(choice)} />
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

import { isOwnPath } from '@shop/contract'
import { replace } from 'react-router'
import { readPage, serverApi } from '../api.ts'
import { hasFilters } from '../features/catalog/list/list-choice.ts'
import { productListMessages } from '../features/catalog/list/product-list.late.messages.ts'
import { ProductListPage } from '../features/catalog/list/product-list-page.tsx'
import {
  listPageSize,
  type ProductListView,
  readListQuery,
  toProductList,
} from '../features/catalog/list/product-list-view.ts'
import { ProductGrid } from '../features/catalog/product-grid.tsx'
import { askLink } from '../features/contacts/chat-link.ts'
import { NothingFound } from '../features/search/nothing-found.tsx'
import { SearchNotices } from '../features/search/search-notices.tsx'
import { searchPageMessages } from '../features/search/search-page.late.messages.ts'
import { useSearchClicks } from '../features/search/use-search-clicks.ts'
import { useMessages } from '../i18n/language.tsx'
import { CachedPage, cachedLoader } from '../page-cache/cached-page.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../shell/page-head.tsx'
import { PagePath } from '../shell/page-path.tsx'
import { renderAddToCart } from '../shell/render-add-to-cart.tsx'
import { useShell } from '../shell/shell.ts'
import type { Route } from './+types/products.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { asked, query } = readListQuery(url)
  const answer = await readPage(context, (api) => api.catalog.listProducts({ query }))
  const path = answer.search?.redirect
  if (path && isOwnPath(path)) throw replace(path)
  const foundNothing = asked.search !== null && answer.count === 0
  const popular = foundNothing
    ? await serverApi(context)
        .search.listPopularSearches()
        .catch(() => [])
    : []
  return { ...toProductList(answer, asked, listPageSize), popular }
}

export function clientLoader(load: Route.ClientLoaderArgs) {
  return cachedLoader(load)
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const t = useMessages(productListMessages)
  const { search, choice, facets, notices, popular } = loaderData
  const { settings, hasProducts } = useShell()
  const [type, ...otherTypes] = facets.types.filter(({ key }) => choice.type.includes(key))
  const nameOfList = type && otherTypes.length === 0 ? type.name : t.allProducts
  const heading = search ? t.searchResults({ query: search }) : nameOfList
  useSearchClicks(search)
  return (
    <>
      <PageHead title={heading} description={t.allProductsHint} isIndexed={!search && !hasFilters(choice)} />
      <PagePath steps={[{ name: t.allProducts, path: paths.products() }]} />
      <CachedPage page={loaderData}>
        <ProductListPage
          heading={heading}
          list={loaderData}
          pathOf={(query) => paths.products({ ...(search && { search }), ...query })}
          {...(search &&
            hasProducts && {
              notices: <SearchNotices notices={notices} query={search} />,
              empty: <FoundNothing list={loaderData} query={search} popular={popular} />,
            })}
          hasPlans={settings.installment_plans.length > 0}
          renderAction={renderAddToCart}
        />
      </CachedPage>
    </>
  )
}

type FoundNothingProperties = { list: ProductListView; query: string; popular: readonly string[] }

/** A kind that the shop does not sell is said first. */
function FoundNothing({ list: { notices, near }, query, popular }: FoundNothingProperties) {
  const t = useMessages(productListMessages)
  const words = useMessages(searchPageMessages)
  const { contact, categories } = useShell()
  const notSold = notices.find(({ kind }) => kind === 'not_sold')
  return (
    <NothingFound
      heading={notSold?.text ?? t.noResults({ query })}
      hint={notSold ? words.noted : t.noResultsHint}
      query={query}
      near={near.length > 0 && <ProductGrid products={near} level={3} renderAction={renderAddToCart} />}
      categories={categories}
      popular={popular}
      ask={askLink(contact, {
        message: words.chatText({ query }),
        chat: words.chat,
        call: (phone) => words.call({ phone }),
      })}
    />
  )
}

import { data } from 'react-router'
import { readPage } from '../api.ts'
import { CategoryBanner } from '../features/catalog/category-banner.tsx'
import { hasFilters } from '../features/catalog/list/list-choice.ts'
import { ProductListPage } from '../features/catalog/list/product-list-page.tsx'
import { listPageSize, readListQuery, toProductList } from '../features/catalog/list/product-list-view.ts'
import { CachedPage, cachedLoader } from '../page-cache/cached-page.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../shell/page-head.tsx'
import { PagePath } from '../shell/page-path.tsx'
import { renderAddToCart } from '../shell/render-add-to-cart.tsx'
import { useShell } from '../shell/shell.ts'
import type { Route } from './+types/category.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { asked, query: rest } = readListQuery(url, 'category')
  const query = { ...rest, category: params.categoryId }
  const [answer, categories] = await readPage(context, (api) =>
    Promise.all([api.catalog.listProducts({ query }), api.catalog.listCategories()]),
  )
  const category = categories.find(({ id }) => id === Number(params.categoryId))
  if (!category) throw data(null, { status: 404 })
  return { category, list: toProductList(answer, asked, listPageSize) }
}

export function clientLoader(load: Route.ClientLoaderArgs) {
  return cachedLoader(load)
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, list } = loaderData
  const { settings } = useShell()
  return (
    <>
      <PageHead
        title={category.name}
        description={category.description}
        image={category.wall_image}
        isIndexed={!hasFilters(list.choice)}
      />
      <PagePath steps={[{ name: category.name, path: paths.category(category.id) }]} />
      <CachedPage page={loaderData}>
        <ProductListPage
          heading={category.name}
          hint={category.description}
          banner={<CategoryBanner category={category} />}
          list={list}
          subject="category"
          pathOf={(query) => paths.category(category.id, query)}
          hasPlans={settings.installment_plans.length > 0}
          renderAction={renderAddToCart}
        />
      </CachedPage>
    </>
  )
}

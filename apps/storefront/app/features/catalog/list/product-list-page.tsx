import { FunnelX, PackageSearch } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Breadcrumbs, type Crumb } from '../../../ui/links/breadcrumbs.tsx'
import { Pager } from '../../../ui/links/pager.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { catalogMessages } from '../catalog.messages.ts'
import { catalogPageMessages } from '../catalog-pages.late.messages.ts'
import type { RenderAction } from '../product-card.tsx'
import { ProductGrid } from '../product-grid.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { countChoices, toAddress } from './list-choice.ts'
import { ListFilters } from './list-filters.tsx'
import { ListSort } from './list-sort.tsx'
import { productListMessages } from './product-list.late.messages.ts'
import type { ListSubject, ProductListView } from './product-list-view.ts'
import { TypeChips } from './type-chips.tsx'
import { type PathOfList, useListChoice } from './use-list-choice.ts'

type Properties = {
  heading: string
  hint?: string
  banner?: ReactNode
  list: ProductListView
  pathOf: PathOfList
  /** The subject of the list beside products; it cannot be a filter. */
  subject?: ListSubject
  /** What is said above the results, such as how a search was understood. */
  notices?: ReactNode
  /** Stands for a list that is empty without any filter. */
  empty?: ReactNode
  renderAction: RenderAction
}

/** A list of products, page by page, with what it can be narrowed by and how it is ordered. */
export function ProductListPage({ heading, hint, banner, notices, empty, ...rest }: Properties) {
  const t = useMessages(catalogMessages)
  const { list } = rest
  const crumbs: Crumb[] = [{ name: t.home, to: paths.home() }, { name: heading }]
  const isEmpty = list.count === 0 && countChoices(list.choice) === 0
  return (
    <div className="page pt-2 pb-10">
      <Breadcrumbs crumbs={crumbs} />
      {banner}
      <h1 className="mt-2 text-2xl sm:text-3xl">{heading}</h1>
      {/* A phone's first screen has room for the picture or for the words. */}
      {hint && <p className={classes('mt-1 text-muted', banner !== undefined && 'max-sm:hidden')}>{hint}</p>}
      {notices}
      {isEmpty ? (empty ?? <EmptyList />) : <ChosenList {...rest} />}
    </div>
  )
}

/** The filters beside the products; on a phone a button opens them. */
function ChosenList({
  list,
  pathOf,
  subject = null,
  renderAction,
}: Omit<Properties, 'heading' | 'hint' | 'banner' | 'notices' | 'empty'>) {
  const words = useMessages(productListMessages)
  const formId = useId()
  const changing = useListChoice(list.choice, pathOf)
  const { facets, search } = list
  const filters = { ...changing, facets, search, subject, action: pathOf({}) }
  const chosen = countChoices(changing.choice)
  return (
    <>
      <TypeChips choice={changing.choice} types={facets.types} pathOf={pathOf} />
      <div className="mt-4 sm:mt-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <section aria-label={words.filters} className="hidden lg:block noscript:mb-6 noscript:block">
          <ListFilters id={formId} {...filters} />
        </section>
        <div>
          <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
            <p role="status" className="w-full text-muted tabular-nums sm:w-auto sm:grow">
              {words.count({ count: list.count })}
            </p>
            <div className="flex w-full gap-3 sm:w-auto">
              <FilterDrawer chosen={chosen} count={list.count}>
                <ListFilters {...filters} />
              </FilterDrawer>
              <ListSort {...changing} formId={formId} isSearch={search !== null} />
            </div>
          </div>
          <ActiveFilters choice={changing.choice} facets={facets} pathOf={pathOf} />
          <div
            aria-busy={changing.isPending}
            className={classes('transition-opacity', changing.isPending && 'opacity-60')}
          >
            {list.products.length > 0 ? (
              <ProductGrid
                products={list.products}
                eagerCount={4}
                level={2}
                isBesideColumn
                renderAction={renderAction}
              />
            ) : (
              <NothingLeft clearPath={pathOf({})} />
            )}
          </div>
          <Pager
            page={list.page}
            pageCount={list.pageCount}
            pathOf={(page) => pathOf({ ...toAddress(list.choice), page })}
          />
        </div>
      </div>
    </>
  )
}

function EmptyList() {
  const t = useMessages(catalogPageMessages)
  const words = useMessages(productListMessages)
  return (
    <Notice icon={<PackageSearch />} heading={t.noProducts} text={t.noProductsHint} level={2}>
      <ButtonLink look="lamp" to={paths.home()}>
        {words.backHome}
      </ButtonLink>
      <ButtonLink to={paths.offers()}>{t.seeOffers}</ButtonLink>
    </Notice>
  )
}

/** No product matches the active filters. */
function NothingLeft({ clearPath }: { clearPath: string }) {
  const t = useMessages(productListMessages)
  return (
    <Notice icon={<FunnelX />} heading={t.nothingLeft} text={t.nothingLeftHint} level={2}>
      <ButtonLink look="lamp" to={clearPath}>
        {t.clearAll}
      </ButtonLink>
    </Notice>
  )
}

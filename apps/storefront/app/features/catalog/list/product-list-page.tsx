import { FunnelX, PackageSearch } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { Elements } from '../../../ui/elements.ts'
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
  banner?: Elements
  list: ProductListView
  /** Whether the shop shows monthly prices. */
  hasPlans: boolean
  pathOf: PathOfList
  /** The subject of the list beside products; it cannot be a filter. */
  subject?: ListSubject
  /** What is said above the results, such as how a search was understood. */
  notices?: Elements
  /** Stands for a list that is empty without any filter. */
  empty?: Elements
  renderAction: RenderAction
}

/** A list of products, page by page, with what it can be narrowed by and how it is ordered. */
export function ProductListPage({ heading, hint, banner, notices, empty, ...rest }: Properties) {
  const t = useMessages(catalogMessages)
  const words = useMessages(productListMessages)
  const { list } = rest
  const crumbs: Crumb[] = [{ name: t.home, to: paths.home() }, { name: heading }]
  const isEmpty = list.count === 0 && countChoices(list.choice) === 0
  return (
    <div className="page pt-2 pb-10">
      {/* On a phone the first products come before words and pictures. */}
      <div className="max-sm:hidden">
        <Breadcrumbs crumbs={crumbs} />
        {banner}
      </div>
      <div className="flex items-baseline justify-between gap-3 sm:mt-2">
        <h1 className="line-clamp-2 text-xl sm:text-3xl">{heading}</h1>
        {!isEmpty && (
          <p role="status" className="shrink-0 text-muted text-sm tabular-nums sm:text-base">
            {words.count({ count: list.count })}
          </p>
        )}
      </div>
      {hint && <p className={classes('mt-1 text-muted', banner !== undefined && 'max-sm:hidden')}>{hint}</p>}
      {notices}
      {isEmpty ? (empty ?? <EmptyList />) : <ChosenList {...rest} />}
    </div>
  )
}

/** The filters beside the products; on a phone a button opens them. */
function ChosenList({
  list,
  hasPlans,
  pathOf,
  subject = null,
  renderAction,
}: Omit<Properties, 'heading' | 'hint' | 'banner' | 'notices' | 'empty'>) {
  const { filters: filtersLabel } = useMessages(productListMessages)
  const formId = useId()
  const changing = useListChoice(list.choice, pathOf)
  const { facets, search } = list
  const filters = { ...changing, facets, hasPlans, search, subject, action: pathOf({}) }
  const chosen = countChoices(changing.choice)
  return (
    <>
      <div className="swipe-row -mx-4 mt-2 flex items-center gap-2 px-4 py-1 md:mx-0 md:mt-4 md:flex-wrap md:px-0">
        <FilterDrawer chosen={chosen} count={list.count}>
          <ListFilters {...filters} />
        </FilterDrawer>
        <ListSort {...changing} formId={formId} isSearch={search !== null} />
        <TypeChips choice={changing.choice} types={facets.types} pathOf={pathOf} />
      </div>
      <div className="mt-2 flex flex-col sm:mt-4 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <section aria-label={filtersLabel} className="hidden max-lg:order-last max-lg:mt-8 lg:block noscript:block">
          <ListFilters id={formId} {...filters} />
        </section>
        <div>
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

import { PackageSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../language.tsx'
import { paths } from '../../paths.ts'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { catalogMessages } from './catalog.messages.ts'
import type { RenderAction } from './product-card.tsx'
import { ProductGrid } from './product-grid.tsx'
import type { ProductListView } from './product-list-view.ts'

type Properties = {
  heading: string
  hint?: string
  banner?: ReactNode
  list: ProductListView
  pathOf: (page: number) => string
  empty?: { heading: string; text: string }
  renderAction: RenderAction
}

/** A list of products, page by page. */
export function ProductListPage({ heading, hint, banner, list, pathOf, empty, renderAction }: Properties) {
  const t = useMessages(catalogMessages)
  const crumbs: Crumb[] = [{ name: t.home, to: paths.home() }, { name: heading }]
  return (
    <div className="page pt-2 pb-10">
      <Breadcrumbs crumbs={crumbs} />
      {banner}
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h1 className="text-2xl sm:text-3xl">{heading}</h1>
          {hint && <p className="mt-1 text-muted">{hint}</p>}
        </div>
        {list.count > 0 && <p className="text-muted tabular-nums">{t.count({ count: list.count })}</p>}
      </div>
      {list.products.length > 0 ? (
        <>
          <ProductGrid products={list.products} eagerCount={4} level={2} renderAction={renderAction} />
          <Pager page={list.page} pageCount={list.pageCount} pathOf={pathOf} />
        </>
      ) : (
        <EmptyList heading={empty?.heading ?? t.noProducts} text={empty?.text ?? t.noProductsHint} />
      )}
    </div>
  )
}

function EmptyList({ heading, text }: { heading: string; text: string }) {
  const t = useMessages(catalogMessages)
  return (
    <Notice icon={<PackageSearch />} heading={heading} text={text} level={2}>
      <ButtonLink look="lamp" to={paths.home()}>
        {t.backHome}
      </ButtonLink>
      <ButtonLink to={paths.offers()}>{t.seeOffers}</ButtonLink>
    </Notice>
  )
}

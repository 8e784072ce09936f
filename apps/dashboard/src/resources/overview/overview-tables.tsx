import { Link as MuiLink, Typography } from '@mui/material'
import type { Localized } from '@shop/contract'
import type { Overview } from '@shop/contract/staff'
import { formatDate, formatExactMoney, formatNumber } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlainTable } from '../shared/plain-table.tsx'
import { overviewMessages } from './overview.messages.ts'

/** The best sellers of the last 30 days. */
export function BestSellers({ products }: { products: Overview['best_sellers'] }) {
  const t = useMessages(overviewMessages)
  const language = useLanguage()
  const rows = products.map((product) => ({
    key: product.product_id,
    cells: [
      <ProductName key="name" product={product} />,
      formatNumber(product.units, language),
      formatExactMoney(product.ordered_amount, language),
      formatNumber(product.units_delivered, language),
      formatExactMoney(product.received_amount, language),
    ],
  }))
  return (
    <Panel title={t.bestSellers}>
      <PlainTable heads={[t.product, t.units, t.ordered, t.unitsDelivered, t.received]} rows={rows} empty={t.noSales} />
    </Panel>
  )
}

/** Searches of shoppers without a result. */
export function EmptySearches({ searches }: { searches: Overview['empty_searches'] }) {
  const t = useMessages(overviewMessages)
  const language = useLanguage()
  const rows = searches.map(({ query, count, last_day }) => ({
    key: query,
    cells: [<bdi key="query">{query}</bdi>, formatNumber(count, language), formatDate(last_day, language)],
  }))
  return (
    <Panel title={t.emptySearches}>
      <PlainTable heads={[t.search, t.times, t.lastDay]} rows={rows} empty={t.noSearches} />
    </Panel>
  )
}

/** How many products are shown; the stock list shows all. */
const maxShown = 12

type RunningOutProperties = { products: Overview['running_out']; hasProducts: boolean }

/** Products that are sold out or soon will be, the most urgent first. */
export function RunningOut({ products, hasProducts }: RunningOutProperties) {
  const t = useMessages(overviewMessages)
  const language = useLanguage()
  const canSee = useCan('catalogue.read')
  const lasts = ({ stock, days_left }: Overview['running_out'][number]) => {
    if (stock === 0) return <StatusChip tone="bad">{t.soldOut}</StatusChip>
    return days_left === null ? t.noPace : t.days({ count: days_left })
  }
  const rows = products.slice(0, maxShown).map((product) => ({
    key: product.variant_id,
    cells: [
      <ProductName key="name" product={product} more={product.color?.name[language]} />,
      formatNumber(product.stock, language),
      formatNumber(product.units_sold, language),
      lasts(product),
    ],
  }))
  const all = canSee && (
    <MuiLink component={Link} to="/dashboard/stock-levels">
      {t.wholeStock}
    </MuiLink>
  )
  return (
    <Panel title={t.runningOut} action={all}>
      <PlainTable
        heads={[t.product, t.left, t.sold, t.lasts]}
        rows={rows}
        empty={hasProducts ? t.enoughStock : t.noProducts}
      />
    </Panel>
  )
}

type ProductNameProperties = {
  product: { product_id: number; sku: string; name: Localized }
  more?: string | undefined
}

/** The name of a product, as a link for members who may change it: a product has no other page. */
function ProductName({ product: { product_id, sku, name }, more }: ProductNameProperties) {
  const language = useLanguage()
  const canOpen = useCan('catalogue.write')
  const text = <bdi>{name[language]}</bdi>
  return (
    <>
      {canOpen ? (
        <MuiLink component={Link} to={`/dashboard/products/${product_id}`}>
          {text}
        </MuiLink>
      ) : (
        text
      )}
      <Typography variant="body2" color="text.secondary">
        <bdi>{sku}</bdi> {more && <bdi>{`· ${more}`}</bdi>}
      </Typography>
    </>
  )
}

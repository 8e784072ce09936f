import { Link as MuiLink } from '@mui/material'
import type { Overview } from '@shop/contract/staff'
import { formatNumber } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { overviewMessages } from './overview.messages.ts'
import { ProductName } from './product-name.tsx'

/** How many are shown here; the list of the stock has all. */
const maxShown = 12

type Properties = { products: Overview['running_out']; hasProducts: boolean }

/** What is sold out or will be soon, the most pressing first. */
export function RunningOut({ products, hasProducts }: Properties) {
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

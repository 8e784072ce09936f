import type { Overview } from '@shop/contract/staff'
import { formatExactMoney, formatNumber } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { overviewMessages } from './overview.messages.ts'
import { ProductName } from './product-name.tsx'

/** What sold best in the last 30 days. */
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

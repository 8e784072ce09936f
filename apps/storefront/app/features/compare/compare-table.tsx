import type { Product } from '@shop/contract'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { classes } from '../../ui/classes.ts'
import { AttributeValue } from './attribute-value.tsx'
import { comparePageMessages } from './compare.late.messages.ts'
import { ComparedProduct } from './compared-product.tsx'
import type { ComparedRow } from './comparison.ts'

/** Puts a product in the cart; the route composes it. */
export type RenderBuying = (product: Product) => ReactNode

type Properties = { products: readonly Product[]; rows: readonly ComparedRow[]; renderBuying: RenderBuying }

const headClasses =
  'sticky start-0 z-10 w-26 border-line border-e bg-card p-3 text-start align-top font-semibold text-sm sm:w-44 sm:p-4'
const cellClasses = 'w-40 p-3 text-start align-top text-sm sm:w-52 sm:p-4 lg:w-auto sm:text-base'

/** One column a product, one row an attribute. On a phone it is swiped inside its own frame, the names of the rows staying in sight. */
export function CompareTable({ products, rows, renderBuying }: Properties) {
  const t = useMessages(comparePageMessages)
  return (
    <section
      aria-label={t.table}
      className="relative max-w-full overflow-x-auto rounded-card border border-line bg-card shadow-card"
    >
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            <th scope="col" className={headClasses}>
              <span className="sr-only">{t.attribute}</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className={classes(cellClasses, 'font-normal')}>
                <ComparedProduct product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.attribute} row={row} products={products} />
          ))}
          <tr className="border-line border-t">
            <th scope="row" className={headClasses}>
              {t.buy}
            </th>
            {products.map((product) => (
              <td key={product.id} className={cellClasses}>
                <div className="grid">{renderBuying(product)}</div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Row({ row: { attribute, differs }, products }: { row: ComparedRow; products: readonly Product[] }) {
  const t = useMessages(comparePageMessages)
  return (
    <tr className="border-line border-t">
      <th scope="row" className={headClasses}>
        {t[attribute]}
        {differs && <span className="sr-only"> ({t.differs})</span>}
      </th>
      {products.map((product) => (
        <td key={product.id} className={classes(cellClasses, differs && 'bg-lamp-soft')}>
          <AttributeValue attribute={attribute} product={product} />
        </td>
      ))}
    </tr>
  )
}

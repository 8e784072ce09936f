import type { Product } from '@shop/contract'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { classes } from '../../ui/classes.ts'
import { comparePageMessages } from './compare.late.messages.ts'
import { columnClasses } from './compare-columns.ts'
import { CompareHead } from './compare-head.tsx'
import { type AddedRow, CompareRow, GroupHeading, RowHeading } from './compare-row.tsx'
import type { ComparedGroup, ComparedRow } from './comparison.ts'
import { findAside } from './shown-pair.ts'
import { ShownPair } from './shown-pair.tsx'

/** Puts a product in the cart; the route composes it. */
export type RenderBuying = (product: Product) => ReactNode

type Properties = {
  products: readonly Product[]
  groups: readonly ComparedGroup[]
  /** Rows of other features, after those of what is bought. */
  addedRows: readonly AddedRow[]
  renderBuying: RenderBuying
}

/**
 * One column a product, one row an attribute; names and prices stay in sight. A phone shows two columns, with the name of
 * a row above its values; which two of three, shoppers choose.
 */
export function CompareTable({ products, groups, addedRows, renderBuying }: Properties) {
  const t = useMessages(comparePageMessages)
  const ids = products.map(({ id }) => id)
  const [picked, setPicked] = useState<readonly number[]>([])
  const aside = findAside(ids, picked)
  const classOf = (product: Product) => columnClasses(product.id === aside)
  return (
    <section aria-label={t.table}>
      {aside !== null && <ShownPair products={products} aside={aside} onShow={(id) => setPicked([...picked, id])} />}
      <table className="w-full table-fixed border-separate border-spacing-0 rounded-card border border-line bg-card shadow-card">
        <CompareHead products={products} classOf={classOf} />
        {groups.map(({ heading, rows }) => (
          <tbody key={heading ?? 'buying'}>
            {heading && <GroupHeading heading={heading} products={products.length} hasAside={aside !== null} />}
            {rows.map((row) => (
              <CompareRow key={keyOf(row)} {...{ row, products, classOf }} />
            ))}
            {heading === null && addedRows.map((row) => <Added key={row.name} {...{ row, products, classOf }} />)}
          </tbody>
        ))}
        <tbody>
          <tr className="relative">
            <RowHeading name={t.buy} />
            {products.map((product) => (
              <td key={product.id} className={classes(classOf(product), 'border-line border-t')}>
                <div className="grid">{renderBuying(product)}</div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

type AddedProperties = { row: AddedRow; products: readonly Product[]; classOf: (product: Product) => string }

function Added({ row: { name, render }, products, classOf }: AddedProperties) {
  return (
    <tr className="relative">
      <RowHeading name={name} />
      {products.map((product) => (
        <td key={product.id} className={classes(classOf(product), 'border-line border-t')}>
          {render(product)}
        </td>
      ))}
    </tr>
  )
}

function keyOf(row: ComparedRow): string {
  return 'attribute' in row ? row.attribute : 'field' in row ? row.field : row.key
}

import type { Product } from '@shop/contract'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { classes } from '../../ui/classes.ts'
import { comparePageMessages } from './compare.late.messages.ts'
import { CompareHead } from './compare-head.tsx'
import { type AddedRow, CompareRow, cellClasses, GroupHeading, RowHeading } from './compare-row.tsx'
import type { ComparedGroup, ComparedRow } from './comparison.ts'

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
 * One column a product, one row an attribute; names and prices stay in sight. On a phone, the name of a row is above its
 * values.
 */
export function CompareTable({ products, groups, addedRows, renderBuying }: Properties) {
  const t = useMessages(comparePageMessages)
  const buying = groups.find(({ heading }) => heading === null)?.rows ?? []
  return (
    <section aria-label={t.table}>
      <table className="w-full table-fixed border-separate border-spacing-0 rounded-card border border-line bg-card shadow-card">
        <CompareHead products={products} />
        <tbody>
          {buying.map((row) => (
            <CompareRow key={keyOf(row)} row={row} products={products} />
          ))}
          {addedRows.map((row) => (
            <Added key={row.name} row={row} products={products} />
          ))}
        </tbody>
        {groups.map(
          ({ heading, rows }) =>
            heading && (
              <tbody key={heading}>
                <GroupHeading heading={heading} products={products.length} />
                {rows.map((row) => (
                  <CompareRow key={keyOf(row)} row={row} products={products} />
                ))}
              </tbody>
            ),
        )}
        <tbody>
          <tr className="relative">
            <RowHeading name={t.buy} />
            {products.map((product) => (
              <td key={product.id} className={classes(cellClasses, 'border-line border-t')}>
                <div className="grid">{renderBuying(product)}</div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

type AddedProperties = { row: AddedRow; products: readonly Product[] }

function Added({ row: { name, differs, render }, products }: AddedProperties) {
  const t = useMessages(comparePageMessages)
  return (
    <tr className="relative">
      <RowHeading name={name} note={differs ? t.differs : null} />
      {products.map((product) => (
        <td key={product.id} className={classes(cellClasses, 'border-line border-t', differs && 'bg-lamp-soft')}>
          {render(product)}
        </td>
      ))}
    </tr>
  )
}

function keyOf(row: ComparedRow): string {
  return 'attribute' in row ? row.attribute : 'field' in row ? row.field : row.key
}

import type { Product } from '@shop/contract'
import type { ReactNode } from 'react'
import { factGroupMessages } from '../../facts/facts.late.messages.ts'
import { useFieldTexts } from '../../facts/product-fields.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { AttributeValue, FactValue, FieldValue } from './attribute-value.tsx'
import { bestValueMessages } from './best-value.late.messages.ts'
import { comparePageMessages } from './compare.late.messages.ts'
import type { ComparedGroup, ComparedRow } from './comparison.ts'

/** A row that another feature adds; it says whether the products differ. */
export type AddedRow = { name: string; differs: boolean; render: (product: Product) => ReactNode }

type Properties = {
  row: ComparedRow
  products: readonly Product[]
}

/** The look of a cell. On a phone, the name of its row has its place above the value. */
export const cellClasses = 'p-3 pt-8 text-start align-top text-sm sm:p-4 sm:text-base'

/** What the products are in one respect; where they differ the row is tinted, and the best is marked in words. */
export function CompareRow({ row, products }: Properties) {
  const t = useMessages(comparePageMessages)
  const words = useMessages(bestValueMessages)
  const { names } = useFieldTexts()
  const { differs, best } = row
  const name = 'attribute' in row ? t[row.attribute] : 'field' in row ? names[row.field] : row.name
  return (
    <tr className="relative">
      <RowHeading name={name} note={differs ? t.differs : null} />
      {products.map((product, place) => (
        <td key={product.id} className={classes(cellClasses, 'border-line border-t', differs && 'bg-lamp-soft')}>
          {'attribute' in row && <AttributeValue attribute={row.attribute} product={product} />}
          {'field' in row && <FieldValue field={row.field} product={product} />}
          {'facts' in row && <FactValue fact={row.facts[place] ?? null} />}
          {best?.places.includes(place) && (
            <>
              {' '}
              <Badge tone="success" className="max-sm:mt-1 sm:ms-1">
                {words[best.word]}
              </Badge>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

type RowHeadingProperties = { name: string; note?: string | null }

/** The name of a row: before its values, on a phone above them. There its cell is empty, and the name lies over the row. */
export function RowHeading({ name, note = null }: RowHeadingProperties) {
  return (
    <th scope="row" className="p-0 text-start align-top font-normal sm:border-line sm:border-e sm:border-t sm:p-4">
      <span className="block truncate text-muted text-sm max-sm:absolute max-sm:inset-x-3 max-sm:top-2 max-sm:z-10 max-sm:text-xs sm:whitespace-normal">
        <span>{name}</span>
        {note && <span className="sr-only">{` (${note})`}</span>}
      </span>
    </th>
  )
}

type GroupHeadingProperties = {
  heading: NonNullable<ComparedGroup['heading']>
  /** The number of products. */
  products: number
}

export function GroupHeading({ heading, products }: GroupHeadingProperties) {
  const t = useMessages(factGroupMessages)
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={1 + products}
        className="border-line border-t bg-paper px-3 py-2 text-start font-semibold text-nile text-sm sm:px-4"
      >
        {t[heading]}
      </th>
    </tr>
  )
}

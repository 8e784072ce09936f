import type { Product } from '@shop/contract'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useIdList } from '../../saved-lists/use-id-list.ts'
import { joinUnits } from '../../ui/amounts/join-units.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { toPictureView } from '../../ui/pictures/picture-view.ts'
import { AttributeValue } from './attribute-value.tsx'
import { comparePageMessages } from './compare.late.messages.ts'
import { compared } from './compared.ts'
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

/** The head of a product's column: its picture, its name, and the way out of the comparison. */
function ComparedProduct({ product: { id, name, images } }: { product: Product }) {
  const t = useMessages(comparePageMessages)
  const { drop } = useIdList(compared)
  return (
    <div className="relative grid max-w-60 gap-3">
      <Picture
        picture={toPictureView(images[0] ?? null)}
        alt=""
        sizes="240px"
        className="aspect-square w-full rounded-control bg-well object-cover"
      />
      <IconButton
        label={t.remove({ name })}
        icon={<X aria-hidden="true" className="size-5" />}
        className="absolute end-1 top-1 rounded-full bg-card/90 shadow-card"
        onClick={() => drop([id])}
      />
      <Link to={paths.product(id)} className="font-semibold underline-offset-4 hover:text-nile hover:underline">
        <bdi>{joinUnits(name)}</bdi>
      </Link>
    </div>
  )
}

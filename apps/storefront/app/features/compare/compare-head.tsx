import type { Product } from '@shop/contract'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useIdList } from '../../saved-lists/use-id-list.ts'
import { joinUnits } from '../../ui/amounts/join-units.ts'
import { Price } from '../../ui/amounts/price.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { toPictureView } from '../../ui/pictures/picture-view.ts'
import { comparePageMessages } from './compare.late.messages.ts'
import { cellClasses } from './compare-row.tsx'
import { compared } from './compared.ts'

/** Pictures, then names and prices, which stay below the head of the page while the table is scrolled. */
export function CompareHead({ products }: { products: readonly Product[] }) {
  const t = useMessages(comparePageMessages)
  return (
    <thead>
      <tr>
        <td className="w-0 p-0 sm:w-40 lg:w-52" />
        {products.map((product) => (
          <td key={product.id} className={classes(cellClasses, 'pt-3! pb-0!')}>
            <ComparedPicture product={product} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="col" className={classes(stickyClasses, 'p-0 sm:rounded-ss-card')}>
          <span className="sr-only">{t.attribute}</span>
        </th>
        {products.map((product) => (
          <th key={product.id} scope="col" className={classes(cellClasses, stickyClasses, 'pt-3! font-normal')}>
            <Link
              to={paths.product(product.id)}
              className="line-clamp-3 font-semibold underline-offset-4 hover:text-nile hover:underline"
            >
              <bdi>{joinUnits(product.name)}</bdi>
            </Link>
            <Price egp={product.price} className="mt-1" />
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Right below the head of the page, of which a phone keeps one row. */
const stickyClasses = 'sticky top-14.5 z-20 border-line border-b bg-card lg:top-17'

/** The picture of a product, and the way out of the comparison. */
function ComparedPicture({ product: { id, name, images } }: { product: Product }) {
  const t = useMessages(comparePageMessages)
  const { drop } = useIdList(compared)
  return (
    <div className="relative max-w-60">
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
    </div>
  )
}

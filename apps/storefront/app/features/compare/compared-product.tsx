import type { Product } from '@shop/contract'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useIdList } from '../../saved-lists/use-id-list.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinUnits } from '../../ui/join-units.ts'
import { Picture } from '../../ui/picture.tsx'
import { toPictureView } from '../../ui/picture-view.ts'
import { comparePageMessages } from './compare.late.messages.ts'
import { compared } from './compared.ts'

/** The head of a product's column: its picture, its name, and the way out of the comparison. */
export function ComparedProduct({ product: { id, name, images } }: { product: Product }) {
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

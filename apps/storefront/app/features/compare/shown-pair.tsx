import type { Product } from '@shop/contract'
import { useMessages } from '../../i18n/language.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { toPictureView } from '../../ui/pictures/picture-view.ts'
import { comparePageMessages } from './compare.late.messages.ts'

type Properties = { products: readonly Product[]; aside: number; onShow: (id: number) => void }

/** On a phone: which two of the products stand side by side. */
export function ShownPair({ products, aside, onShow }: Properties) {
  const t = useMessages(comparePageMessages)
  return (
    <fieldset className="mb-3">
      <legend className="mb-1.5 text-muted text-sm">{t.shownPair}</legend>
      <div className="grid grid-cols-3 gap-2">
        {products.map(({ id, name, images }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id !== aside}
            onClick={() => onShow(id)}
            className="grid min-h-11 min-w-0 content-start gap-1 rounded-control border-2 border-line bg-card p-1.5 text-start text-xs transition-colors aria-pressed:border-nile"
          >
            <Picture
              picture={toPictureView(images[0] ?? null)}
              alt=""
              sizes="90px"
              className="aspect-4/3 w-full rounded-lg bg-well object-cover"
            />
            <bdi className="line-clamp-2">{name}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

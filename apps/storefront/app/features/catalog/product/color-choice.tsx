import type { Color } from '@shop/contract'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import { catalogMessages } from '../catalog.messages.ts'

type Properties = { productId: number; colors: readonly Color[]; chosen: Color }

/** The colors of a product. Each is a link, so it has an address and works before scripts run. */
export function ColorChoice({ productId, colors, chosen }: Properties) {
  const t = useMessages(catalogMessages)
  return (
    <nav aria-label={t.color} className="flex flex-wrap items-center gap-x-4 gap-y-2 wide:block">
      <p className="text-sm wide:mb-2">
        <span className="text-muted">{`${t.color}:`}</span> <span className="font-semibold">{chosen.name}</span>
      </p>
      <ul className="flex flex-wrap gap-1 wide:gap-2">
        {colors.map((color) => (
          <li key={color.id}>
            <Link
              to={paths.product(productId, color.id)}
              replace
              preventScrollReset
              aria-label={color.quantity > 0 ? color.name : t.colorOut({ color: color.name })}
              aria-current={color.id === chosen.id}
              title={color.name}
              className={classes(
                'relative grid size-11 place-items-center wide:size-12 rounded-full border-2 border-transparent transition-colors hover:border-control aria-[current=true]:border-nile',
                color.quantity === 0 && 'struck',
              )}
            >
              <Swatch hex={color.hex_value} className="size-9" />
              {color.id === chosen.id && (
                <Check
                  aria-hidden="true"
                  strokeWidth={3}
                  className="absolute size-5 text-on-nile mix-blend-difference dark:text-ink"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

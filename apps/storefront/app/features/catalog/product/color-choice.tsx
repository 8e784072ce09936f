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
    <nav aria-label={t.color}>
      <p className="mb-2 text-sm">
        <span className="text-muted">{t.color}:</span> <span className="font-semibold">{chosen.name}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
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
                'relative grid size-12 place-items-center rounded-full border-2 border-transparent transition-colors hover:border-control aria-[current=true]:border-nile',
                color.quantity === 0 && 'opacity-45',
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

import { BadgePercent } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Price } from '../../ui/amounts/price.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { catalogPageMessages } from './catalog-pages.late.messages.ts'
import type { OfferView } from './offer-view.ts'

/**
 * A link to the offers, and the first of them beside it: across the top on a phone, a tall tile at the end on a desktop (rules M-03,
 * M-04, M-05).
 */
export function OffersTile({ offers }: { offers: readonly OfferView[] }) {
  const t = useMessages(catalogPageMessages)
  return (
    <div className="grid gap-3 rounded-card bg-nile-deep p-3 text-on-night md:order-last md:mb-13 md:grid-rows-[auto_1fr] xl:p-5">
      <Link to={paths.offers()} className="group flex items-center gap-3 rounded-control">
        <BadgePercent
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-11 shrink-0 text-lamp md:max-xl:hidden xl:size-16"
        />
        <span className="grid">
          <span className="font-extrabold text-xl group-hover:text-lamp">{t.offers}</span>
          <span className="text-sm opacity-90">{t.offersHint}</span>
          <span className="font-semibold underline decoration-2 decoration-lamp underline-offset-6 max-md:hidden">
            {t.seeOffers}
          </span>
        </span>
      </Link>
      {offers.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(5rem,33%-8px),1fr))] gap-2 md:grid-cols-1 md:content-end xl:gap-3">
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Offer({ offer: { id, name, picture, price, originalPrice } }: { offer: OfferView }) {
  return (
    <li>
      <Link
        to={paths.product(id)}
        className="group grid h-full content-start overflow-hidden rounded-control bg-card text-ink md:grid-cols-[3rem_1fr] md:items-center xl:grid-cols-[2fr_3fr]"
      >
        <Picture picture={picture} alt="" sizes="120px" className="aspect-square w-full bg-well object-cover" />
        <span className="grid content-start gap-0.5 p-2 text-xs xl:p-3 xl:text-sm">
          <span className="line-clamp-2 group-hover:text-nile">{name}</span>
          <Price egp={price} originalEgp={originalPrice} />
        </span>
      </Link>
    </li>
  )
}

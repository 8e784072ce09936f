import { Link } from 'react-router'
import { useShownDelivery } from '../../delivery/shown-delivery.ts'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { joinUnits } from '../../ui/amounts/join-units.ts'
import { Price } from '../../ui/amounts/price.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import type { Elements } from '../../ui/elements.ts'
import { Picture } from '../../ui/pictures/picture.tsx'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { HouseStars, Stars } from '../../ui/stars.tsx'
import { catalogMessages } from './catalog.messages.ts'
import { discountOf } from './product/product-choice.ts'
import type { ProductCardView } from './product-card-view.ts'

/** The actions of a product's card, at its foot or in a corner; the route provides them. */
export type RenderAction = (product: ProductCardView) => Elements

type Properties = {
  product: ProductCardView
  sizes: string
  isEager?: boolean
  /** The level of its name among the headings of the page. */
  level?: 2 | 3
  /** The home slider shows the mean of a product's reviews; without any, `house` draws the shop's own five stars (rule M-10). */
  stars?: 'none' | 'reviews' | 'house'
  renderAction: RenderAction
}

/** A product in a list: the whole card links to it, except for its actions (rules M-08 to M-10). */
export function ProductCard({ product, sizes, isEager = false, level = 3, stars = 'none', renderAction }: Properties) {
  const Heading = `h${level}` as const
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow hover:shadow-raised has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-nile">
      <div className="relative aspect-square overflow-hidden bg-well">
        <Picture
          picture={product.picture}
          alt=""
          sizes={sizes}
          isEager={isEager}
          className="size-full object-cover transition-transform duration-250 group-hover:scale-[1.03] motion-reduce:transition-none"
        />
        <Marks product={product} />
        {product.isInStock && <Arrival />}
      </div>
      <div className="flex grow flex-col gap-1.5 p-3 sm:p-4">
        <div className={classes('text-sm sm:text-base', product.facts ? 'min-h-[calc(2lh+1.5rem)]' : 'min-h-[2lh]')}>
          <Heading className="line-clamp-3 font-semibold text-sm sm:line-clamp-2 sm:text-base">
            <Link
              to={paths.product(product.id, product.colorId)}
              className="outline-none after:absolute after:inset-0 group-hover:text-nile"
            >
              <bdi>{joinUnits(product.name)}</bdi>
            </Link>
          </Heading>
          {product.facts && <CardFacts facts={product.facts} />}
        </div>
        {stars !== 'none' && <CardStars product={product} hasHouseStars={stars === 'house'} />}
        <Colors colors={product.colors} />
        <div className="mt-auto grid grid-cols-[1fr_auto] items-center gap-2 pt-1 [&>:is(a,button)]:relative">
          <Price egp={product.price} originalEgp={product.originalPrice} className="leading-snug sm:text-lg" />
          {renderAction(product)}
        </div>
      </div>
    </article>
  )
}

/** When it arrives in the chosen governorate; over the picture, so that nothing moves when it appears. */
function Arrival() {
  const brief = useShownDelivery()?.brief
  if (!brief) return null
  return (
    <p className="absolute start-2 bottom-2 max-w-[calc(100%-1rem)] rounded-control bg-card/90 px-2 py-0.5 font-semibold text-success text-xs">
      {brief}
    </p>
  )
}

function CardFacts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="mt-1 flex flex-wrap comma-list gap-x-1.5 text-muted text-sm leading-snug">
      {facts.map((fact) => (
        <li key={fact}>
          <bdi>{joinUnits(fact)}</bdi>
        </li>
      ))}
    </ul>
  )
}

function CardStars({ product, hasHouseStars }: { product: ProductCardView; hasHouseStars: boolean }) {
  if (product.rating !== undefined) return <Stars rating={product.rating} />
  return hasHouseStars ? <HouseStars /> : <div className="h-4.5" />
}

function Marks({ product }: { product: ProductCardView }) {
  const t = useMessages(catalogMessages)
  const percent = discountOf(product.price, product.originalPrice)
  return (
    <div className="absolute start-2.5 end-14 top-2.5 flex flex-wrap gap-1.5">
      {!product.isInStock && <Badge>{t.outOfStock}</Badge>}
      {percent !== null && <Badge tone="lamp">{t.discount({ percent })}</Badge>}
      {percent === null && product.isOffer && <Badge tone="lamp">{t.offer}</Badge>}
      {product.isBestSeller && <Badge tone="nile">{t.bestSeller}</Badge>}
    </div>
  )
}

/** The maximum number of shown colors; further ones are only counted. */
const maxSwatches = 5

function Colors({ colors }: { colors: readonly string[] }) {
  const t = useMessages(catalogMessages)
  if (colors.length < 2) return <div className="h-5" />
  return (
    <div role="img" aria-label={t.colors({ count: colors.length })} className="flex h-5 items-center gap-1">
      {colors.slice(0, maxSwatches).map((hex) => (
        <Swatch key={hex} hex={hex} />
      ))}
      {colors.length > maxSwatches && <span className="text-muted text-xs">{`+${colors.length - maxSwatches}`}</span>}
    </div>
  )
}

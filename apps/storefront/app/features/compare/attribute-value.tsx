import type { Fact, Product } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import type { ReactNode } from 'react'
import { useFieldTexts } from '../../facts/product-fields.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { Stars } from '../../ui/stars.tsx'
import { comparePageMessages } from './compare.late.messages.ts'
import type { Attribute, ComparedField } from './comparison.ts'

type Properties = { product: Product }

/** What a product is in one respect. */
export function AttributeValue({ attribute, product }: Properties & { attribute: Attribute }): ReactNode {
  const Value = values[attribute]
  return <Value product={product} />
}

const values: Record<Attribute, (properties: Properties) => ReactNode> = {
  price: ({ product }) => <Money egp={product.price} isStrong />,
  originalPrice: ({ product: { price, original_price: original } }) =>
    original !== null && original > price ? <Money egp={original} /> : <NoDiscount />,
  rating: Rating,
  availability: Availability,
  colors: Colors,
}

/** A declared field of a product, or that it is not given. */
export function FieldValue({ field, product }: Properties & { field: ComparedField }) {
  const { textOf } = useFieldTexts()
  return field === 'features' ? <Features product={product} /> : <Text text={textOf(product, field)} />
}

/** A fact of a product, or that it is not given. */
export function FactValue({ fact }: { fact: Fact | null }) {
  return <Text text={fact?.text ?? null} />
}

function Text({ text }: { text: string | null }) {
  return text ? <bdi>{text}</bdi> : <Missing />
}

function NoDiscount() {
  const t = useMessages(comparePageMessages)
  return <span className="text-muted">{t.noDiscount}</span>
}

function Missing() {
  const t = useMessages(comparePageMessages)
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        —
      </span>
      <span className="sr-only">{t.none}</span>
    </>
  )
}

function Money({ egp, isStrong = false }: { egp: number; isStrong?: boolean }) {
  const language = useLanguage()
  return <bdi className={isStrong ? 'font-bold tabular-nums' : 'tabular-nums'}>{formatMoney(egp, language)}</bdi>
}

function Rating({ product: { rating, reviews_count: count } }: Properties) {
  const t = useMessages(comparePageMessages)
  if (count === 0) return <Missing />
  return (
    <span className="grid gap-1">
      <Stars rating={rating} />
      <span className="text-muted text-sm">{t.reviews({ count })}</span>
    </span>
  )
}

function Availability({ product: { in_stock: isInStock } }: Properties) {
  const t = useMessages(comparePageMessages)
  return <span className={isInStock ? 'text-success' : 'text-danger'}>{isInStock ? t.inStock : t.outOfStock}</span>
}

function Colors({ product: { colors } }: Properties) {
  if (colors.length === 0) return <Missing />
  return (
    <ul className="grid gap-1.5">
      {colors.map(({ id, name, hex_value: hex }) => (
        <li key={id} className="flex items-center gap-2">
          <Swatch hex={hex} className="size-4 shrink-0" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

function Features({ product: { features } }: Properties) {
  if (features.length === 0) return <Missing />
  return (
    <ul className="grid list-disc gap-1 ps-4">
      {features.map(({ feature }) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}

import { directionOf, formatMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { classes } from '../classes.ts'
import { uiMessages } from '../ui.messages.ts'

type Properties = {
  /** In EGP, like the others. */
  subtotal: number
  /** What a coupon takes off the goods. */
  discount?: number
  /** The coupon; null or missing without one. */
  couponCode?: string | null
  delivery: number
  total: number
  /** False while the governorate is not chosen: delivery is then the lowest fee. */
  isDeliveryFinal?: boolean
  /** New figures are loading; the old ones stay until then. */
  isBusy?: boolean
}

/** Totals of a cart or an order; a delivery of 0 is called free (rule C-03). */
export function Totals({
  subtotal,
  discount = 0,
  couponCode = null,
  delivery,
  total,
  isDeliveryFinal = true,
  isBusy = false,
}: Properties) {
  const t = useMessages(uiMessages)
  const language = useLanguage()
  const money = (egp: number) => formatMoney(egp, language)
  const nameDelivery = () => {
    if (!isDeliveryFinal) return delivery === 0 ? t.byGovernorate : t.from({ amount: money(delivery) })
    return delivery === 0 ? t.free : money(delivery)
  }
  return (
    <div aria-busy={isBusy} className={classes('tabular-nums transition-opacity', isBusy && 'opacity-60')}>
      <dl className="grid gap-2">
        <Row name={t.subtotal} value={money(subtotal)} />
        {couponCode !== null && (
          <Row
            name={t.coupon({ code: couponCode })}
            value={discount > 0 ? money(-discount) : t.freeDelivery}
            valueClassName="font-semibold text-success"
          />
        )}
        <Row
          name={t.delivery}
          value={nameDelivery()}
          valueClassName={classes(delivery === 0 && isDeliveryFinal && 'font-semibold text-success')}
        />
        <Row name={t.total} value={money(total)} className="mt-1 border-line border-t pt-3 font-bold text-xl" />
      </dl>
      <p className="text-muted text-sm">{t.vatIncluded}</p>
    </div>
  )
}

type RowProperties = { name: string; value: string; className?: string; valueClassName?: string }

function Row({ name, value, className, valueClassName }: RowProperties) {
  const language = useLanguage()
  return (
    <div className={classes('flex items-baseline justify-between gap-4', className)}>
      <dt className="wrap-anywhere">{name}</dt>
      <dd className={valueClassName}>
        {/* Arabic minus signs bring a left-to-right mark, which would decide the direction of the whole amount. */}
        <bdi dir={directionOf[language]}>{value}</bdi>
      </dd>
    </div>
  )
}

import { findMonthlyPrice, type InstallmentPlan, type Product } from '@shop/contract'
import { formatExactMoney, formatMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { installmentsMessages } from './installments.late.messages.ts'

type Properties = {
  plans: readonly InstallmentPlan[]
  /** In EGP. */
  total: number
}

/** The lowest monthly price of a total, with what is paid in all and its fees; nothing where no plan takes it. */
export function MonthlyPrice({ plans, total }: Properties) {
  const t = useMessages(installmentsMessages)
  const language = useLanguage()
  const price = findMonthlyPrice(plans, total)
  if (!price) return null
  const { plan, fees } = price
  const paid = t.total({ plan: plan.name, total: formatExactMoney(price.total, language) })
  const extra = fees === 0 ? t.withoutFees : t.withFees({ fees: formatExactMoney(fees, language) })
  return (
    <p className="text-sm">
      <span className="block font-semibold">
        {t.monthly({ count: plan.months, amount: formatMoney(Math.ceil(price.monthly), language) })}
      </span>
      <span className="text-muted">{`${paid}${language === 'ar' ? '،' : ','} ${extra}`}</span>
    </p>
  )
}

/** The row of a comparison with monthly prices; none where no plan takes any of the products. */
export function useMonthlyPriceRow(plans: readonly InstallmentPlan[]) {
  const t = useMessages(installmentsMessages)
  return (products: readonly Product[]) => {
    const monthlyOf = ({ price }: Product) => findMonthlyPrice(plans, price)?.monthly ?? null
    const prices = products.map(monthlyOf)
    if (prices.every((price) => price === null)) return []
    return [
      {
        name: t.row,
        differs: new Set(prices).size > 1,
        render: (product: Product) =>
          monthlyOf(product) === null ? (
            <span className="text-muted">{t.none}</span>
          ) : (
            <MonthlyPrice plans={plans} total={product.price} />
          ),
      },
    ]
  }
}

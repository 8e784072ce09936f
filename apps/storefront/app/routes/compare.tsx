import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx'
import { comparePageMessages } from '../features/compare/compare.late.messages.ts'
import { ComparePage } from '../features/compare/compare-page.tsx'
import { compared } from '../features/compare/compared.ts'
import { useElectricityRow } from '../features/electricity/use-electricity-row.tsx'
import { useFitRow } from '../features/fit/use-fit-row.tsx'
import { useMessages } from '../i18n/language.tsx'
import { useMonthlyPriceRow } from '../installments/monthly-price.tsx'
import { SavedListPage } from '../saved-lists/saved-list-page.tsx'
import { useShell } from '../shell/shell.ts'

export default function Compare() {
  const t = useMessages(comparePageMessages)
  const addElectricity = useElectricityRow()
  const addFit = useFitRow()
  const addMonthlyPrice = useMonthlyPriceRow(useShell().settings.installment_plans)
  const trouble = { heading: t.failed, text: t.failedHint, retryText: t.retry }
  return (
    <SavedListPage list={compared} title={t.title} loading={t.loading} trouble={trouble}>
      {(saved) => (
        <ComparePage
          saved={saved}
          addRows={(products) => [...addMonthlyPrice(products), ...addElectricity(products), ...addFit(products)]}
          renderBuying={({ id, name, in_stock: isInStock }) => (
            <AddToCartButton productId={id} productName={name} isInStock={isInStock} />
          )}
        />
      )}
    </SavedListPage>
  )
}

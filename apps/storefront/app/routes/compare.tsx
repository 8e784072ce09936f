import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx'
import { comparePageMessages } from '../features/compare/compare.late.messages.ts'
import { ComparePage } from '../features/compare/compare-page.tsx'
import { compared } from '../features/compare/compared.ts'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'
import { ChosenSkeleton } from '../ui/chosen-skeleton.tsx'
import { ChosenTrouble } from '../ui/chosen-trouble.tsx'
import { useChosenReading } from '../use-chosen-reading.ts'

/** The choice is this browser's own: the server renders what holds its place. */
export default function Compare() {
  const t = useMessages(comparePageMessages)
  const { chosen, isFailed, retry } = useChosenReading(compared)
  return (
    <>
      <PageHead title={t.title} isIndexed={false} />
      {chosen === null && !isFailed && <ChosenSkeleton title={t.title} text={t.loading} />}
      {chosen === null && isFailed && (
        <ChosenTrouble heading={t.failed} text={t.failedHint} retryText={t.retry} onRetry={retry} />
      )}
      {chosen && (
        <ComparePage
          chosen={chosen}
          renderBuying={({ id, name, in_stock: isInStock }) => (
            <AddToCartButton productId={id} productName={name} isInStock={isInStock} />
          )}
        />
      )}
    </>
  )
}

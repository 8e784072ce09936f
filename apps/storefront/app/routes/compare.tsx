import { readChosenProducts } from '../chosen-products.ts'
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx'
import { comparePageMessages } from '../features/compare/compare.late.messages.ts'
import { ComparePage } from '../features/compare/compare-page.tsx'
import { compared } from '../features/compare/compared.ts'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'
import { ChosenSkeleton } from '../ui/chosen-skeleton.tsx'
import { ChosenTrouble } from '../ui/chosen-trouble.tsx'
import type { Route } from './+types/compare.ts'

/** The choice is this browser's own: the server renders what holds its place. */
export function clientLoader() {
  return readChosenProducts(compared)
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const t = useMessages(comparePageMessages)
  return (
    <>
      <PageHead title={t.title} isIndexed={false} />
      <ChosenSkeleton title={t.title} text={t.loading} />
    </>
  )
}

export default function Compare({ loaderData: chosen }: Route.ComponentProps) {
  const t = useMessages(comparePageMessages)
  return (
    <>
      <PageHead title={t.title} isIndexed={false} />
      {chosen ? (
        <ComparePage
          chosen={chosen}
          renderBuying={({ id, name, in_stock: isInStock }) => (
            <AddToCartButton productId={id} productName={name} isInStock={isInStock} />
          )}
        />
      ) : (
        <ChosenTrouble heading={t.failed} text={t.failedHint} retryText={t.retry} />
      )}
    </>
  )
}

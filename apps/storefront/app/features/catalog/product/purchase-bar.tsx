import { createPortal } from 'react-dom'
import { Price } from '../../../ui/amounts/price.tsx'
import type { Elements } from '../../../ui/elements.ts'
import type { ProductChoice } from './product-choice.ts'

type Properties = { name: string; choice: ProductChoice; children: Elements }

/** Along the bottom of the screen while the button of the page is out of sight: what is bought, its price and a button. */
export function PurchaseBar({ name, choice, children }: Properties) {
  return createPortal(
    <section
      data-bottom-bar
      aria-label={name}
      className="fixed inset-x-0 bottom-0 z-20 animate-appear border-line border-t bg-card shadow-raised print:hidden"
    >
      <div className="page flex min-h-19 items-center gap-x-4 gap-y-2 py-2 max-sm:flex-wrap">
        <div className="min-w-0 grow max-sm:w-min">
          <p className="truncate text-muted text-sm max-sm:sr-only">
            <bdi>{name}</bdi>
            {choice.color && (
              <>
                <span> · </span>
                <bdi>{choice.color.name}</bdi>
              </>
            )}
          </p>
          <Price egp={choice.price} originalEgp={choice.originalPrice} className="text-lg leading-snug" />
        </div>
        {children}
      </div>
    </section>,
    document.body,
  )
}

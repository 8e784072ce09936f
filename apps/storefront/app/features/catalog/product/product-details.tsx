import type { Product } from '@shop/contract'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { catalogMessages } from '../catalog.messages.ts'

/** What a product is and does, in words and figures. */
export function ProductDetails({ product }: { product: Product }) {
  const t = useMessages(catalogMessages)
  return (
    <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <div className="grid content-start gap-10">
        {product.description && (
          <Part heading={t.description}>
            <p className="max-w-prose whitespace-pre-line">{product.description}</p>
          </Part>
        )}
        {product.features.length > 0 && (
          <Part heading={t.features}>
            <ul className="grid gap-2.5">
              {product.features.map(({ feature }) => (
                <li key={feature} className="flex gap-3">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
                  {feature}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      <Part heading={t.details}>
        <dl className="overflow-hidden rounded-card border border-line bg-card">
          <Detail name={t.brand} value={product.brand} />
          <Detail name={t.sku} value={product.sku} />
          <Detail name={t.sizes} value={product.sizes.join(' · ')} />
          <Detail name={t.weight} value={product.weight} />
          <Detail name={t.dimensions} value={product.dimensions} />
          <Detail name={t.warranty} value={product.warranty} />
        </dl>
      </Part>
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{heading}</h2>
      {children}
    </section>
  )
}

function Detail({ name, value }: { name: string; value: string | null }) {
  if (!value) return null
  return (
    <div className="flex justify-between gap-6 border-line border-b px-4 py-3 last:border-b-0">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end font-semibold">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

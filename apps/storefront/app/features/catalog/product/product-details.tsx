import type { Product } from '@shop/contract'
import { Check, PackageCheck } from 'lucide-react'
import { boxContentsOf } from '../../../facts/specification.ts'
import { useMessages } from '../../../i18n/language.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { productDetailsMessages } from './product-details.late.messages.ts'
import { SizeDrawing } from './size-drawing.tsx'
import { Specifications } from './specifications.tsx'

type Properties = {
  product: Product
  /** Shown beside its size: whether it fits a shopper's space. */
  fit?: Elements
  /** Shown below its specifications: what its electricity costs. */
  electricity?: Elements
}

/** The description, the specifications and the size drawing of a product. */
export function ProductDetails({ product, fit, electricity }: Properties) {
  const t = useMessages(productDetailsMessages)
  const contents = boxContentsOf(product)
  return (
    <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-10 empty:hidden">
        {product.description && (
          <Part heading={t.description}>
            <p className="max-w-prose whitespace-pre-line">{product.description}</p>
          </Part>
        )}
        {product.features.length > 0 && (
          <Part heading={t.features}>
            <CheckList
              icon={<Check className="text-success" />}
              entries={product.features.map(({ feature }) => feature)}
            />
          </Part>
        )}
      </div>
      <div className="lg:col-start-2 lg:row-span-2">
        <Part heading={t.specifications}>
          <Specifications product={product} />
        </Part>
        {electricity}
      </div>
      <div className="grid content-start gap-10 empty:hidden lg:col-start-1">
        {contents.length > 0 && (
          <Part heading={t.inTheBox}>
            <CheckList icon={<PackageCheck className="text-nile" />} entries={contents} />
          </Part>
        )}
        {product.dimensions_mm && (
          <Part heading={t.howBig}>
            <SizeDrawing size={product.dimensions_mm} />
            {fit}
          </Part>
        )}
      </div>
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: Elements }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{heading}</h2>
      {children}
    </section>
  )
}

function CheckList({ icon, entries }: { icon: Elements; entries: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {entries.map((entry) => (
        <li key={entry} className="flex gap-3">
          <span aria-hidden="true" className="mt-1 shrink-0 [&>svg]:size-5">
            {icon}
          </span>
          <span className="inline-block first-letter:uppercase">{entry}</span>
        </li>
      ))}
    </ul>
  )
}

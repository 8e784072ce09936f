import type { Product } from '@shop/contract'
import { factsIn } from '../../../facts/product-facts.ts'

/** The three key facts of a product, with the value large. */
export function KeyFacts({ product }: { product: Product }) {
  const facts = factsIn(product, 'key').slice(0, 3)
  if (facts.length === 0) return null
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-2">
      {facts.map(({ key, name, text }) => (
        <div
          key={key}
          className="flex min-w-0 flex-col-reverse justify-end rounded-control border border-line bg-card px-2.5 py-2 sm:px-3.5"
        >
          <dt className="text-muted text-sm leading-snug">{name}</dt>
          <dd className="font-bold leading-snug">
            <Value text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A number is large, its unit small beside it. */
function Value({ text }: { text: string }) {
  const [, number, unit] = /^([\d.,]+)\s*(.*)$/.exec(text) ?? []
  if (number === undefined) return <bdi>{text}</bdi>
  return (
    <bdi>
      <span className="text-xl sm:text-2xl">{number}</span>
      {unit && <span className="text-sm">{`\u00a0${unit}`}</span>}
    </bdi>
  )
}

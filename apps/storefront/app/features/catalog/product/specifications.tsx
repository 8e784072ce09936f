import { type FactGroup, factGroups, fieldsOfGroup, type Product } from '@shop/contract'
import { factGroupMessages } from '../../../facts/facts.late.messages.ts'
import { useFieldTexts } from '../../../facts/product-fields.ts'
import { groupFacts } from '../../../facts/specification.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { productDetailsMessages } from './product-details.late.messages.ts'

type Row = { key: string; name: string; text: string | null }

/** All facts and fields of a product, by group. What is in the box is a separate list. */
export function Specifications({ product }: { product: Product }) {
  const groups = useGroups(product)
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      {groups.map(({ heading, rows }) => (
        <section key={heading} className="border-line border-b last:border-b-0">
          {isNamed(heading, rows) && <h3 className="bg-paper px-4 py-2 font-semibold text-nile text-sm">{heading}</h3>}
          <dl>
            {rows.map(({ key, name, text }) => (
              <div key={key} className="flex justify-between gap-6 border-line border-t px-4 py-2.5">
                <dt className="text-muted">{name}</dt>
                <dd className="text-end font-semibold">
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** A heading over a single row of the same name would say it twice. */
function isNamed(heading: string, rows: readonly Row[]): boolean {
  return rows.length > 1 || rows[0]?.name !== heading
}

/** The groups with the facts and fields that the product has. */
function useGroups(product: Product): { heading: string; rows: Row[] }[] {
  const t = useMessages(productDetailsMessages)
  const headings = useMessages(factGroupMessages)
  const { names, textOf } = useFieldTexts()
  const rowsOf = (group: FactGroup | 'general') =>
    fieldsOfGroup(group)
      .map((name) => ({ key: name, name: names[name], text: textOf(product, name), group }))
      .filter(({ text }) => text !== null)
  const inTable = product.facts.filter(({ group }) => group !== 'box')
  const fields = factGroups.flatMap((group) => rowsOf(group).map((row) => ({ ...row, group })))
  return [
    ...groupFacts([...inTable, ...fields]).map(({ group, facts }) => ({ heading: headings[group], rows: facts })),
    { heading: headings.general, rows: [{ key: 'sku', name: t.sku, text: product.sku }, ...rowsOf('general')] },
  ]
}

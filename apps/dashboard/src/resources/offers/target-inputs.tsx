import type { Localized } from '@shop/contract'
import { AutocompleteArrayInput, ReferenceArrayInput, required } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { FactTargetInputs } from './fact-target-inputs.tsx'
import { offersMessages } from './offers.messages.ts'

const resourceOf = { products: 'products', categories: 'categories', types: 'product-types' } as const

type Named = { name: Localized; sku?: string }

/** What an offer is over, and the products that it leaves out. */
export function TargetInputs({ isFixed }: { isFixed: boolean }) {
  const t = useMessages(offersMessages)
  const language = useLanguage()
  const scope: keyof typeof resourceOf | 'facts' = useWatch({ name: 'scope' }) ?? 'categories'
  const leftOut: readonly number[] = useWatch({ name: 'left_out' }) ?? []
  const nameOf = ({ name, sku }: Named) => (sku ? `${sku} ${name[language]}` : name[language])
  const search = (q: string) => ({ q })
  return (
    <>
      {scope === 'facts' ? (
        <FactTargetInputs isFixed={isFixed} />
      ) : (
        <ReferenceArrayInput key={scope} source="targets" reference={resourceOf[scope]} perPage={200}>
          <AutocompleteArrayInput
            label={t.targets}
            optionText={nameOf}
            filterToQuery={search}
            validate={required()}
            readOnly={isFixed}
          />
        </ReferenceArrayInput>
      )}
      {leftOut.length > 0 && (
        <ReferenceArrayInput source="left_out" reference="products" perPage={50}>
          <AutocompleteArrayInput label={t.left_out} optionText={nameOf} filterToQuery={search} readOnly={isFixed} />
        </ReferenceArrayInput>
      )}
    </>
  )
}

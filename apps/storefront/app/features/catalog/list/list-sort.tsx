import { ChevronDown } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { controlClasses } from '../../../ui/forms/field.tsx'
import { orderings } from './list-choice.ts'
import { productListMessages } from './product-list.late.messages.ts'
import type { ChangingChoice } from './use-list-choice.ts'

type Properties = ChangingChoice & {
  /** Of the form that it is sent with where there are no scripts. */
  formId: string
  isSearch: boolean
}

/** The order of a list. */
export function ListSort({ choice, change, formId, isSearch }: Properties) {
  const t = useMessages(productListMessages)
  return (
    <label className="flex min-w-0 shrink-0 items-center gap-2 lg:order-last lg:ms-auto">
      <span className="hidden whitespace-nowrap text-muted text-sm sm:inline">{t.sort}</span>
      <span className="relative min-w-0 max-sm:w-36">
        <select
          aria-label={t.sort}
          form={formId}
          name="ordering"
          value={choice.ordering ?? ''}
          onChange={({ target }) =>
            change({ ...choice, ordering: orderings.find((ordering) => ordering === target.value) ?? null })
          }
          className={`${controlClasses} appearance-none truncate pe-10`}
        >
          <option value="">{isSearch ? t.bestMatch : t.shopOrder}</option>
          {orderings.map((ordering) => (
            <option key={ordering} value={ordering}>
              {t[ordering]}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-muted"
        />
      </span>
    </label>
  )
}

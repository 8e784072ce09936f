import { formatNumber } from '@shop/i18n'
import { type ReactNode, useId } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { productListMessages } from './product-list.late.messages.ts'

/** One value that a list can be narrowed by. */
export type FilterOption = { value: string; name: ReactNode; count: number }

type Properties = {
  legend: string
  /** Of the parameter in the address. */
  name: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** Values beyond this wait behind "show more". */
const maxAtOnce = 8

/** A group of boxes to tick, each with how many products it would leave. */
export function FilterOptions({ legend, options, ...rest }: Properties) {
  const t = useMessages(productListMessages)
  const { chosen } = rest
  const hidden = options.slice(maxAtOnce)
  if (options.length === 0) return null
  return (
    <fieldset className="border-line border-b py-4 first:pt-0">
      <legend className="float-start mb-1 w-full font-semibold">{legend}</legend>
      <ul className="clear-both">
        <Options options={options.slice(0, maxAtOnce)} {...rest} />
      </ul>
      {hidden.length > 0 && (
        <details open={hidden.some(({ value }) => chosen.includes(value))}>
          <summary className="inline-flex min-h-11 items-center font-semibold text-nile text-sm underline-offset-4 hover:underline [details[open]>&]:hidden">
            {t.showMore({ count: hidden.length })}
          </summary>
          <ul>
            <Options options={hidden} {...rest} />
          </ul>
        </details>
      )}
    </fieldset>
  )
}

function Options({ options, name, chosen, onToggle }: Omit<Properties, 'legend'>) {
  return options.map((option) => (
    <li key={option.value}>
      <Option
        name={name}
        option={option}
        isChosen={chosen.includes(option.value)}
        onToggle={() => onToggle(option.value)}
      />
    </li>
  ))
}

type OptionProperties = { name: string; option: FilterOption; isChosen: boolean; onToggle: () => void }

function Option({ name, option, isChosen, onToggle }: OptionProperties) {
  const language = useLanguage()
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3 rounded-control hover:text-nile">
      <input
        id={id}
        type="checkbox"
        name={name}
        value={option.value}
        checked={isChosen}
        onChange={onToggle}
        className="size-5 shrink-0"
      />
      <span className="flex min-w-0 grow items-center gap-2">{option.name}</span>
      <span className="text-muted text-sm tabular-nums">{formatNumber(option.count, language)}</span>
    </label>
  )
}

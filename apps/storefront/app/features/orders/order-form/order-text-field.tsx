import { textLimits } from '@shop/contract'
import type { Bound } from '@shop/i18n'
import type { ComponentProps } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { classes } from '../../../ui/classes.ts'
import type { Elements } from '../../../ui/elements.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { FieldFaults, OrderFieldName } from './checkout-fields.ts'

type Properties = Omit<ComponentProps<typeof TextField>, 'name' | 'error' | 'isOptional' | 'maxLength'> & {
  name: OrderFieldName & keyof typeof textLimits
  faults: FieldFaults
}

/** A text field of the order form, with its maximum length and its error. */
export function OrderTextField({ name, faults, ...rest }: Properties) {
  const { min, max } = textLimits[name]
  const errorOf = useFieldWords(faults)
  return <TextField name={name} error={errorOf(name)} isOptional={min === 0} maxLength={max} dir="auto" {...rest} />
}

type SectionProperties = {
  heading: string
  /** On a phone only screen readers hear the heading: the fields say the same. */
  isPlainOnPhone?: boolean
  children: Elements
}

/** A group of fields with a heading. */
export function FormSection({ heading, isPlainOnPhone = false, children }: SectionProperties) {
  return (
    <fieldset className="grid min-w-0 items-start gap-3 rounded-card border border-line bg-card p-4 shadow-card sm:grid-cols-2 sm:gap-4 sm:p-5">
      <legend className="contents">
        <span className={classes('col-span-full font-bold text-lg', isPlainOnPhone && 'max-lg:sr-only')}>
          {heading}
        </span>
      </legend>
      {children}
    </fieldset>
  )
}

/** The error texts of fields, in the language of the page. */
export function useFieldWords(faults: FieldFaults): (name: OrderFieldName) => string | null {
  const t = useMessages(ordersMessages)
  return (name) => {
    const fault = faults[name]
    if (!fault) return null
    if ('said' in fault) return fault.said
    if (fault.code === 'short') return t.tooShort({ count: fault.min })
    if (fault.code === 'required') return needOf(t)[name] ?? t.required
    return { phone: t.badPhone, color: t.colorNeeded }[fault.code]
  }
}

type Texts = Bound<NonNullable<(typeof ordersMessages)['messages']>>

/** The error texts for empty fields. */
function needOf(t: Texts): Partial<Record<OrderFieldName, string>> {
  return {
    first_name: t.needFirstName,
    last_name: t.needLastName,
    phone: t.needPhone,
    region: t.needRegion,
    city: t.needCity,
    address: t.needAddress,
    payment_method: t.needPayment,
  }
}

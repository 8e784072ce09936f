import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type FieldFaults, textLimits } from './checkout-fields.ts'
import { useFieldWords } from './field-words.ts'

type Properties = Omit<ComponentProps<typeof TextField>, 'name' | 'error' | 'isOptional' | 'maxLength'> & {
  name: keyof typeof textLimits
  faults: FieldFaults
}

/** One line of an order's form, with the limits of its text and what is wrong with it. */
export function OrderTextField({ name, faults, ...rest }: Properties) {
  const { min, max } = textLimits[name]
  const errorOf = useFieldWords(faults)
  return <TextField name={name} error={errorOf(name)} isOptional={min === 0} maxLength={max} dir="auto" {...rest} />
}

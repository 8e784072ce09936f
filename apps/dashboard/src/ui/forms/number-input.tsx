import { readTypedNumber } from '@shop/contract'
import { maxValue, minValue, type NumberInputProps, NumberInput as RawNumberInput, type Validator } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'

type Properties = Omit<NumberInputProps, 'min' | 'max' | 'step' | 'validate'> & {
  min?: number
  max?: number
  validate?: Validator
  isWhole?: boolean
}

/**
 * A number in a form, typed as the import reads numbers: Arabic digits, thousands. A text that is none stays visible as the value
 * of the field, and cannot be saved. It is a text to the browser, whose own number input drops Arabic digits and turns with the wheel.
 */
export function NumberInput({ min, max, isWhole = false, validate, slotProps, ...properties }: Properties) {
  const t = useMessages(uiMessages)
  const isNumber = (value: unknown) => {
    if (typeof value === 'string' && value !== '') return t.notNumber
    return isWhole && typeof value === 'number' && !Number.isInteger(value) ? t.notWhole : undefined
  }
  const checks = [
    ...(validate ? [validate] : []),
    isNumber,
    ...(min === undefined ? [] : [minValue(min)]),
    ...(max === undefined ? [] : [maxValue(max)]),
  ]
  return (
    <RawNumberInput
      {...properties}
      {...asText}
      validate={checks}
      slotProps={{ ...slotProps, htmlInput: { inputMode: isWhole ? 'numeric' : 'decimal', dir: 'ltr' } }}
    />
  )
}

const asText = {
  type: 'text',
  format: (value: unknown) => String(value ?? ''),
  parse: (typed: string) => (typed.trim() === '' ? null : (readTypedNumber(typed) ?? typed)),
}

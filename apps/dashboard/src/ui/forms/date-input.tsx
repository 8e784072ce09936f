import {
  FieldTitle,
  InputHelperText,
  type InputProps,
  sanitizeInputRestProps,
  useInput,
  type Validator,
} from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'
import { fromCairoInput, isPossibleDate, toCairoInput } from '../values/cairo-input.ts'
import { DateField, type DateFieldProperties } from './date-field.tsx'

type Properties = Pick<InputProps, 'source' | 'resource' | 'label' | 'helperText' | 'readOnly'> &
  Pick<DateFieldProperties, 'kind' | 'sx' | 'className'> & {
    validate?: Validator
    /** A filter is always shown. */
    alwaysOn?: boolean
  }

/** A day (`YYYY-MM-DD`), a time of day (`HH:MM`) or a moment of Cairo (an instant) in a form. What is not possible stays in the field and cannot be saved. */
export function DateInput({
  source,
  resource,
  label,
  helperText,
  readOnly,
  validate,
  kind = 'day',
  ...look
}: Properties) {
  const t = useMessages(uiMessages)
  const isDate = (value: unknown) => (isPossibleDate(toTyped(value) || '00:00') ? undefined : t.notDate)
  const isMoment = kind === 'moment'
  const { field, fieldState, id, isRequired } = useInput({
    source,
    resource,
    readOnly,
    validate: validate ? [validate, isDate] : isDate,
    format: toTyped,
    parse: (typed: string) => (typed === '' ? null : (isMoment && fromCairoInput(typed)) || typed),
  })
  const { ref, ...control } = field
  const error = fieldState.error?.message
  return (
    <DateField
      {...sanitizeInputRestProps(look)}
      {...control}
      id={id}
      inputRef={ref}
      kind={kind}
      disabled={readOnly}
      error={fieldState.invalid}
      helperText={
        helperText !== false || fieldState.invalid ? <InputHelperText error={error} helperText={helperText} /> : null
      }
      label={<FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />}
    />
  )
}

/** The text of the field: an instant is shown in Cairo time, all else as it is. */
function toTyped(value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  return text.endsWith('Z') ? toCairoInput(text) : text
}

import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { classes } from '../classes.ts'
import { controlClasses, describeField, FieldFrame, type FieldProperties } from './field.tsx'

type Properties = FieldProperties & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

/** One line of text with its label, hint and error. Give `dir="ltr"` and `inputMode` for numbers and phones. */
export function TextField({ label, hint, error, isOptional, id, className, ...rest }: Properties) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error} isOptional={isOptional ?? false}>
      <input
        id={controlId}
        required={!isOptional}
        className={classes(controlClasses, className)}
        {...describeField(controlId, { hint, error })}
        {...rest}
      />
    </FieldFrame>
  )
}

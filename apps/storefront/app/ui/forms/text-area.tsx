import { type TextareaHTMLAttributes, useId } from 'react'
import { classes } from '../classes.ts'
import { controlClasses, describeField, FieldFrame, type FieldProperties } from './field.tsx'

type Properties = FieldProperties & TextareaHTMLAttributes<HTMLTextAreaElement>

/** Several lines of text with their label, hint and error. */
export function TextArea({ label, hint, error, isOptional, id, className, ...rest }: Properties) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error} isOptional={isOptional ?? false}>
      <textarea
        id={controlId}
        required={!isOptional}
        className={classes(controlClasses, 'min-h-16 sm:min-h-24', className)}
        {...describeField(controlId, { hint, error })}
        {...rest}
      />
    </FieldFrame>
  )
}

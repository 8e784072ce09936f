import { ChevronDown } from 'lucide-react'
import { type SelectHTMLAttributes, useId } from 'react'
import { classes } from '../classes.ts'
import { controlClasses, describeField, FieldFrame, type FieldProperties } from './field.tsx'
import { useTypeAhead } from './use-type-ahead.ts'

type Properties = FieldProperties &
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** Names that an option can be typed by besides the one it shows. */
    namesOf?: (value: string) => readonly string[]
  }

const noMore = () => []

/** A choice from a list, by the browser's own control; the options are its children. */
export function Select({ label, hint, error, isOptional, id, className, namesOf = noMore, ...rest }: Properties) {
  const chooseByTyping = useTypeAhead(namesOf)
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error} isOptional={isOptional ?? false}>
      <div className="relative">
        <select
          id={controlId}
          required={!isOptional}
          className={classes(controlClasses, 'appearance-none pe-11', className)}
          onKeyDown={chooseByTyping}
          {...describeField(controlId, { hint, error })}
          {...rest}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-muted"
        />
      </div>
    </FieldFrame>
  )
}

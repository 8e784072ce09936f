import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type Properties = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; error?: string | null }

/** A check box with its label and error. */
export function CheckBox({ label, error, ...rest }: Properties) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="grid">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={id}
          type="checkbox"
          className="size-5 shrink-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className="font-semibold text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

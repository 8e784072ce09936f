import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CrashBoundary } from './crash-boundary.tsx'
import { CrashPage } from './crash-page.tsx'
import { pickTyped, saveTyped, takeTyped } from './typed-values.ts'
import type { Values } from './versions/merge.ts'

/**
 * Keeps what is typed when the inputs of a form crash. The way back shows the form as it was before the step that crashed it; the
 * text also waits in the browser, for whoever leaves the page first.
 */
export function FormCrashBoundary({ children }: { children: ReactNode }) {
  const { reset } = useFormContext()
  const { defaultValues = {} } = useFormState()
  const shown = useRef<Values>({})

  function goBack(showAgain: () => void): void {
    takeTyped()
    reset(shown.current, { keepDefaultValues: true })
    showAgain()
  }

  return (
    <CrashBoundary
      onCrash={() => saveTyped(pickTyped(shown.current, defaultValues))}
      fallback={(showAgain) => <CrashPage hasTyped onBack={() => goBack(showAgain)} />}
    >
      {children}
      <ShownValues into={shown} />
    </CrashBoundary>
  )
}

/** Remembers the values that the inputs have shown. A crash in the inputs comes before: then the last good values stay. */
function ShownValues({ into }: { into: RefObject<Values> }): null {
  const values = useWatch()
  useEffect(() => {
    into.current = structuredClone(values)
  }, [values, into])
  return null
}

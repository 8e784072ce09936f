import { Component, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CrashPage } from '../crash-page.tsx'
import type { Elements } from '../elements.ts'
import type { Values } from '../values/find-changes.ts'
import { pickDraft, saveDraft, takeDraft, useAuthor } from './form-draft.ts'

/**
 * Preserves the input when a form crashes. The button back shows the form as it was before the crash; a draft in the
 * browser survives leaving the page.
 */
export function FormCrashBoundary({ children }: { children: Elements }) {
  const { reset } = useFormContext()
  const { defaultValues = {} } = useFormState()
  const id = useAuthor()
  const shown = useRef<Values>({})

  function goBack(showAgain: () => void): void {
    takeDraft(id)
    reset(shown.current, { keepDefaultValues: true })
    showAgain()
  }

  return (
    <CrashBoundary
      onCrash={() => saveDraft(id, pickDraft(shown.current, defaultValues))}
      fallback={(showAgain) => <CrashPage hasTyped onBack={() => goBack(showAgain)} />}
    >
      {children}
      <ShownValues into={shown} />
    </CrashBoundary>
  )
}

/** Stores the values after each render. A render that crashes leaves the last good values. */
function ShownValues({ into }: { into: RefObject<Values> }): null {
  const values = useWatch()
  useEffect(() => {
    into.current = structuredClone(values)
  }, [values, into])
  return null
}

type Properties = {
  /** What replaces the crashed part. @param goBack renders the part again */
  fallback: (goBack: () => void) => Elements
  onCrash?: () => void
  children: Elements
}

/** Limits a crash to a part of the page. React reports the error (`main.tsx`). */
class CrashBoundary extends Component<Properties, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(): void {
    this.props.onCrash?.()
  }

  override render(): ReactNode {
    const { fallback, children } = this.props
    return this.state.hasCrashed ? fallback(() => this.setState({ hasCrashed: false })) : children
  }
}

import { Component, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CrashPage } from '../crash-page.tsx'
import type { Values } from '../versions/find-differences.ts'
import { pickDraft, saveDraft, takeDraft } from './form-draft.ts'

/**
 * Keeps what is typed when the inputs of a form crash. The way back shows the form as it was before the step that crashed it; the
 * text also waits in the browser, for whoever leaves the page first.
 */
export function FormCrashBoundary({ children }: { children: ReactNode }) {
  const { reset } = useFormContext()
  const { defaultValues = {} } = useFormState()
  const shown = useRef<Values>({})

  function goBack(showAgain: () => void): void {
    takeDraft()
    reset(shown.current, { keepDefaultValues: true })
    showAgain()
  }

  return (
    <CrashBoundary
      onCrash={() => saveDraft(pickDraft(shown.current, defaultValues))}
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

type Properties = {
  /** What stands in the place of the crashed part. @param goBack shows the part again */
  fallback: (goBack: () => void) => ReactNode
  onCrash?: () => void
  children: ReactNode
}

/** Keeps a crash within a part of the page. Who watches for crashes hears of it from React (`main.tsx`). */
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

import { Component, type ReactNode } from 'react'

type Properties = {
  /** What stands in the place of the crashed part. @param goBack shows the part again */
  fallback: (goBack: () => void) => ReactNode
  onCrash?: () => void
  children: ReactNode
}

/** Keeps a crash within a part of the page. Who watches for crashes hears of it from React (`main.tsx`). */
export class CrashBoundary extends Component<Properties, { hasCrashed: boolean }> {
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

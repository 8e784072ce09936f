import { useNavigation } from 'react-router'

/** A thin line at the top while the next page is on its way. */
export function LoadingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      <div className="h-full w-full approach bg-lamp" />
    </div>
  )
}

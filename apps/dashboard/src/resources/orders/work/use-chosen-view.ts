import { type OrderView, orderViews } from '@shop/contract/staff'
import { useSearchParams } from 'react-router-dom'

export type ChosenView = OrderView | 'all'

/**
 * The queue that is shown, from the address. A filter of the list could be lost while a search is being typed; a parameter
 * of its own is kept by `router-provider.ts`.
 */
export function useChosenView(): [ChosenView, (view: ChosenView) => void] {
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get('view')
  const view = orderViews.find((one) => one === named) ?? 'all'

  function choose(chosen: ChosenView): void {
    const next = new URLSearchParams(window.location.search)
    if (chosen === 'all') next.delete('view')
    else next.set('view', chosen)
    if (next.has('page')) next.set('page', '1')
    setParameters(next)
  }

  return [view, choose]
}

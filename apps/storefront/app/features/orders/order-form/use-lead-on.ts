import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import type { StandingOrder } from './use-placing.ts'

/**
 * Leads a shopper from the form to the order. The form leaves the history: going back must not lead to a form for what has been
 * ordered, and from the page to pay on it leads to the order, where it can be paid.
 */
export function useLeadOn(): (order: StandingOrder) => Promise<void> {
  const navigate = useNavigate()
  const showToast = useToasts()
  return useCallback(
    async ({ id, redirectUrl, message }) => {
      if (message) showToast({ kind: 'error', title: message })
      const isToBePaid = redirectUrl !== null || message !== null
      await navigate(isToBePaid ? paths.order(id) : paths.orderSuccess(id), { replace: true })
      if (redirectUrl) window.location.assign(redirectUrl)
    },
    [navigate, showToast],
  )
}

import { openAuth, openLocalStore, openSessionStore, readAuthState } from '@shop/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { couponDraft } from '../coupon/quoted-coupon.ts'
import { type OrderAccess, orderAccess } from '../order-access.ts'
import { draftStorage } from './checkout-draft.ts'
import type { FieldFault, FieldFaults, OrderFieldName } from './checkout-fields.ts'
import { lastAddress } from './last-address.ts'
import type { CodeNeeded } from './order-attempts.ts'
import type { CheckoutTrouble, Placing } from './place-order.ts'

type PlacingState = {
  /** `checking` looks for an order whose answer was lost; after `placed` the page is about to be left. */
  phase: 'editing' | 'sending' | 'checking' | 'placed'
  faults: FieldFaults
  trouble: CheckoutTrouble | null
  /** It remains while the form is sent again. */
  codeNeeded: CodeNeeded | null
  /** The deposit in EGP that was offered instead of cash. */
  deposit: number | null
}

/** A placed order and its payment page; `message` says why that page could not be opened. */
export type OrderToOpen = { id: string; redirectUrl: string | null; message: string | null }

type Properties = {
  /** Navigates to the order. */
  onPlaced: (order: OrderToOpen) => Promise<void>
  /** Reads the page's data again: the reason is often the stock, a price, or a governorate that is closed by now. */
  onRefused: () => Promise<unknown>
}

const editing = { phase: 'editing', faults: {}, trouble: null } as const satisfies Partial<PlacingState>

/** Sends a form until an order is placed, one call at a time; presses meanwhile are ignored. */
export function usePlacing({ onPlaced, onRefused }: Properties) {
  const [state, setState] = useState<PlacingState>({ ...editing, codeNeeded: null, deposit: null })
  const isAsking = useRef(false)

  const change = useCallback((next: Partial<PlacingState>) => setState((now) => ({ ...now, ...editing, ...next })), [])

  const settle = useCallback(
    async (placing: Placing) => {
      if (placing.outcome === 'placed' || placing.outcome === 'unpayable') {
        change({ phase: 'placed', codeNeeded: null })
        return await onPlaced(saveOrder(placing))
      }
      if (placing.outcome === 'faulty')
        change({ faults: placing.faults, ...(placing.deposit && { deposit: placing.deposit }) })
      else if (placing.outcome === 'code_needed') change({ codeNeeded: placing })
      else change({ trouble: placing })
      if (placing.outcome === 'refused' || placing.outcome === 'faulty') await onRefused()
    },
    [onPlaced, onRefused, change],
  )

  const askOnce = useCallback(
    async (phase: 'sending' | 'checking', ask: () => Promise<Placing | null>) => {
      if (isAsking.current) return
      isAsking.current = true
      // Errors stay until the answer comes: otherwise the page would move under a second press.
      setState((now) => ({ ...now, phase }))
      const placing = await ask().finally(() => {
        isAsking.current = false
      })
      if (placing) await settle(placing)
      else change({})
    },
    [settle, change],
  )

  const showFaults = useCallback((faults: FieldFaults) => change({ faults }), [change])
  const showCodeNeeded = useCallback((codeNeeded: CodeNeeded | null) => change({ codeNeeded }), [change])
  const showTrouble = useCallback((trouble: CheckoutTrouble) => change({ trouble }), [change])

  /** A fault is cleared when its field changes. */
  const forgetFault = useCallback((changed: string | null) => {
    setState((current) => {
      if (!current.faults[changed as OrderFieldName]) return current
      return { ...current, faults: { ...current.faults, [changed as OrderFieldName]: undefined } }
    })
  }, [])

  /** Shows what is wrong with one field, beside the others. */
  const showFault = useCallback((name: OrderFieldName, fault: FieldFault) => {
    setState((current) => ({ ...current, faults: { ...current.faults, [name]: fault } }))
  }, [])

  /** The typed code, with the request that it confirms. */
  const typedCode = (code: string) => state.codeNeeded && { key: state.codeNeeded.key, code }

  return { ...state, typedCode, askOnce, showFaults, showTrouble, showCodeNeeded, showFault, forgetFault }
}

export type PlacingControl = Pick<
  ReturnType<typeof usePlacing>,
  'phase' | 'faults' | 'trouble' | 'codeNeeded' | 'deposit' | 'showFault' | 'forgetFault'
>

/** Deletes the draft. For a guest, stores the address for the next order and the token that opens the order: an account has both. */
export function saveOrder(placing: Extract<Placing, { outcome: 'placed' | 'unpayable' }>): OrderToOpen {
  const drafts = draftStorage(openSessionStore())
  const isOfGuest = readAuthState(openAuth().read()).status === 'guest'
  const saveAccess = (access: OrderAccess) => isOfGuest && orderAccess(openLocalStore()).save(access)
  if (isOfGuest) lastAddress(openLocalStore()).save(drafts.recall())
  drafts.forget()
  couponDraft(openSessionStore()).save(null)
  if (placing.outcome === 'unpayable') {
    const { orderId: id, accessToken: token, message } = placing
    saveAccess({ id, token, number: '' })
    return { id, redirectUrl: null, message }
  }
  const { order, access_token: token, payment } = placing.placed
  saveAccess({ id: order.id, token, number: order.number })
  return { id: order.id, redirectUrl: payment?.redirect_url ?? null, message: null }
}

/**
 * Navigates from the form to the order, or to its payment. The form is replaced in the history: Back must not show a
 * form for a placed order. Back from the payment page leads to the order, where it can be paid.
 */
export function useGoToOrder(): (order: OrderToOpen) => Promise<void> {
  const navigate = useNavigate()
  const showToast = useToasts()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(
    async (order) => {
      // The form has crashed meanwhile: its page is not trusted with the next one.
      if (!isShown.current) return window.location.replace(orderPath(order))
      if (order.message) showToast({ kind: 'error', title: order.message })
      await navigate(orderPath(order), { replace: true })
      if (order.redirectUrl) window.location.assign(order.redirectUrl)
    },
    [navigate, showToast],
  )
}

/** An order that is still to be paid opens with its ways to pay. */
export function orderPath({ id, redirectUrl, message }: OrderToOpen): string {
  return redirectUrl !== null || message !== null ? paths.order(id) : paths.orderSuccess(id)
}

import { useCallback, useEffect, useRef } from 'react'
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin'

/** The router of react-admin. A page that is being left no longer changes the address. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate }

/** Parameters of an address that a page sets itself, such as a tab. The list of react-admin does not know them. */
const pageParameters = ['view'] as const

/**
 * A page stays on the screen until the code of the next page has loaded. Until then it may still write into its own address,
 * such as a search that was just typed. That would navigate back to the old page.
 */
function useNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate()
  const { pathname } = reactRouterProvider.useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    shown.current = pathname
  }, [pathname])
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      const isOwnAddress = typeof to === 'object' && to.pathname === undefined
      const isLeft = window.location.pathname !== shown.current
      if (isOwnAddress && isLeft) return
      navigate(isOwnAddress && to.search !== undefined ? { ...to, search: withPageParameters(to.search) } : to, options)
    },
    [navigate],
  )
}

/** The search of a list's own address, with the page's own parameters as they are now: a list may be slow to write its own. */
function withPageParameters(search: string): string {
  const now = new URLSearchParams(window.location.search)
  const parameters = new URLSearchParams(search)
  for (const name of pageParameters) {
    const value = now.get(name)
    if (value === null) parameters.delete(name)
    else parameters.set(name, value)
  }
  return `?${parameters}`
}

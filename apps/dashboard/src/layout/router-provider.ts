import { useCallback, useEffect, useRef } from 'react'
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin'

/** The router of react-admin. A page that is being left no longer changes the address. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate }

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
      if (!(isOwnAddress && isLeft)) navigate(to, options)
    },
    [navigate],
  )
}

import { useCallback, useEffect, useRef } from 'react'
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin'

/** The router of react-admin, in which a page that is being left changes nothing any more. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate }

/**
 * A page stays on the screen until the code of the next one has come. What it still wants to write into its own address then,
 * such as the search somebody typed before they opened a row, would bring it back in the place of the next page.
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

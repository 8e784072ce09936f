import { useLocation } from 'react-router-dom'

/** Where somebody wanted to go who had to log in first, in the words of react-admin. */
export type Origin = { nextPathname: string; nextSearch: string }

/** Where to go on after the login: where the visitor came from, else the first page. */
export function useOrigin(): string {
  const { state } = useLocation()
  return readOrigin(state)
}

/** Navigation state is whatever was put there; only the dashboard's own addresses count. */
export function readOrigin(state: unknown): string {
  const { nextPathname, nextSearch } = (state ?? {}) as Partial<Record<keyof Origin, unknown>>
  if (typeof nextPathname !== 'string' || !/^\/dashboard(\/|$)/.test(nextPathname)) return '/dashboard'
  return `${nextPathname}${typeof nextSearch === 'string' ? nextSearch : ''}`
}

import { paths } from '../../../paths.ts'

/** Pages of login and registration: never a page to return to. */
const entryPaths: readonly string[] = [paths.login(), paths.register(), paths.verifyPhone(), paths.forgotPassword()]

/** The base for parsing a relative path; no real host. */
const anyShop = 'https://shop.invalid'

/**
 * The page to return to after login, if it is one of this shop's. Addresses of other sites are refused, however
 * disguised: otherwise our login could redirect to them.
 *
 * @param next the parameter of the address
 * @returns a path with its query, beginning with one slash; null without a valid one
 */
export function readNextPath(next: string | null): string | null {
  if (!next?.startsWith('/') || next.length > 1000) return null
  const url = resolvePath(next)
  if (url?.origin !== anyShop || url.pathname.startsWith('//')) return null
  return entryPaths.includes(url.pathname) ? null : `${url.pathname}${url.search}${url.hash}`
}

function resolvePath(path: string): URL | null {
  try {
    return new URL(path, anyShop)
  } catch {
    return null
  }
}

/** Pages of the admin application, which need a full page load (rule G-04). */
export function isAdminPath(path: string): boolean {
  return /^\/(dashboard|login)(?![\w-])/.test(path)
}

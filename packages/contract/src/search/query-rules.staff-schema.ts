import { z } from 'zod'
import { idField, instantField, textField } from '../fields.ts'
import { localizedSchema, versionField } from '../staff/staff-fields.ts'
import { isOwnPath } from '../values/own-path.ts'
import { searchLimits as max } from './search-limits.ts'

/** What shoppers type, whole: "summer offers". How it is written, with or without marks and capitals, does not matter. */
const queriesField = z.array(textField(max.term)).min(1).max(max.terms)

export const pinInput = {
  queries: queriesField,
  product: idField,
  /** 1 is the first of the results. */
  place: z.number().int().min(1).max(max.place),
}
export const newPinSchema = z.object(pinInput)
export const changedPinSchema = z.object({ ...pinInput, version: versionField })
export type PinInput = z.output<typeof newPinSchema>

export const staffPinSchema = z.object({
  id: z.number().int(),
  version: versionField,
  queries: z.array(z.string()),
  product: z.number().int(),
  product_name: localizedSchema,
  place: z.number().int(),
  updated_at: instantField,
})
export type StaffPin = z.output<typeof staffPinSchema>

/** A page for shoppers. Another search is none: two redirects could lead to each other without end. */
function isShopPage(path: string): boolean {
  if (!isOwnPath(path) || !/^[^\s\\]+$/.test(path)) return false
  const { pathname, searchParams } = new URL(path, 'https://shop.invalid')
  const page = decodePath(pathname)
  if (page === null) return false
  return !/^\/(api|dashboard|login|dev)(\/|$)/i.test(page) && !searchParams.has('search') && !searchParams.has('q')
}

/**
 * A path as routers and browsers read it.
 *
 * @returns null for one that they may read in several ways: encoded twice, or with slashes, dots or backslashes that lead elsewhere, such
 * as `/..//other.example`, which a browser takes for another site
 */
function decodePath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname)
    return /[%\\\p{Cc}]|\/\/|\/\.{1,2}(\/|$)/u.test(decoded) ? null : decoded
  } catch {
    // A `%` that encodes nothing.
    return null
  }
}

export const redirectInput = {
  queries: queriesField,
  path: textField(max.path).pipe(z.string().refine(isShopPage, { params: { reason: 'own_page' } })),
}
export const newRedirectSchema = z.object(redirectInput)
export const changedRedirectSchema = z.object({ ...redirectInput, version: versionField })
export type RedirectInput = z.output<typeof newRedirectSchema>

export const staffRedirectSchema = z.object({
  id: z.number().int(),
  version: versionField,
  queries: z.array(z.string()),
  path: z.string(),
  updated_at: instantField,
})
export type StaffRedirect = z.output<typeof staffRedirectSchema>

import type { PolicyAnchor } from '@shop/contract'

/** Parameters of a list's page, as in the API; an array becomes a repeated parameter. */
export type ListQuery = {
  page?: number
  search?: string
  ordering?: string
  category?: readonly string[]
  brand?: readonly string[]
  color?: readonly string[]
  type?: readonly string[]
  fact?: readonly string[]
  fits?: string
  min_price?: string
  max_price?: string
  monthly_budget?: string
  in_stock?: 'true'
  offers?: 'true'
}
/** The choice of a product. */
type Choice = { color?: number | undefined; size?: number | undefined; quantity?: number | undefined }
/** The page to return to after login. */
type SignInQuery = { next?: string | undefined }

/** Builds all addresses of the shop; links use no other source. */
export const paths = {
  home: () => '/',
  products: (query: ListQuery = {}) => withQuery('/products', query),
  category: (id: number, query: ListQuery = {}) => withQuery(`/category/${id}`, query),
  offers: (query: ListQuery = {}) => withQuery('/offers', query),
  /** `color` is the id of the color shown first. */
  product: (id: number, color?: number | null) => withQuery(`/product/${id}`, { color: color ?? undefined }),
  /** `size` counts from 1. */
  buyNow: (id: number, choice: Choice = {}) => withQuery(`/buy-now/${id}`, { ...choice }),
  cart: () => '/cart',
  checkout: () => '/checkout',
  /** The page to which the payment provider sends shoppers back. It shows our own record of the payment. */
  paymentSuccess: (order?: string) => withQuery('/checkout/purchase/success', { order }),
  /** As above, after a payment that the provider calls failed. */
  paymentFailure: (order?: string) => withQuery('/fail', { order }),
  orderSuccess: (id: string) => `/order-success/${id}`,
  orders: (query: { page?: number } = {}) => withQuery('/orders', query),
  order: (id: string) => `/order/${id}`,
  /** The page that the link in a message opens. The server writes the same address (order-links.factory.ts). */
  linkedOrder: (token: string) => `/o/${token}`,
  track: () => '/track',
  account: () => '/account',
  favorites: () => '/favorites',
  compare: () => '/compare',
  /** The admin application: a full page load, not a link within the shop (rule G-04). */
  dashboard: () => '/dashboard',
  privacyPolicy: () => '/privacy-policy',
  returnPolicy: (anchor?: PolicyAnchor) => withAnchor('/return-policy', anchor),
  terms: (anchor?: PolicyAnchor) => withAnchor('/terms', anchor),
  register: (query: SignInQuery = {}) => withQuery('/register', query),
  login: (query: SignInQuery = {}) => withQuery('/login-new', query),
  verifyPhone: (query: SignInQuery = {}) => withQuery('/verify-phone', query),
  forgotPassword: (query: SignInQuery = {}) => withQuery('/forgot-password', query),
} as const

/** First segments of the paths on which a shopper fills in a form or decides on an order. */
export const formPages = [
  'cart',
  'checkout',
  'buy-now',
  'account',
  'register',
  'login-new',
  'verify-phone',
  'forgot-password',
  'track',
] as const

/** Whether a page is a form: on a small screen nothing may float over it. */
export function isFormPath(pathname: string): boolean {
  const firstPart = pathname.split('/')[1]
  return formPages.some((page) => page === firstPart)
}

/** Whether a page is the form of an order. */
export function isOrderFormPath(pathname: string): boolean {
  return pathname === paths.checkout() || pathname.startsWith('/buy-now/')
}

/** Adds the anchor of a policy to its path. */
function withAnchor(path: string, anchor: PolicyAnchor | undefined): string {
  return anchor === undefined ? path : `${path}#${anchor}`
}

/** Adds a query to a path. Undefined values and page 1 are left out, so that a page has one address. */
function withQuery(path: string, query: Record<string, string | number | readonly string[] | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) continue
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

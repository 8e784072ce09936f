import type { StaffClient } from '../pages/staff-client.ts'

/** Lists and forms for new records: addresses below `/dashboard` by a readable name. */
const fixedPages: Readonly<Record<string, string>> = {
  overview: '',
  orders: '/orders',
  'confirmation calls': '/confirmation-calls',
  'payment problems': '/payment-problems',
  customers: '/customers',
  products: '/products',
  'new product': '/products/create',
  categories: '/categories',
  'new category': '/categories/create',
  searches: '/search/searches',
  synonyms: '/search/synonyms',
  'new synonym': '/search/synonyms/create',
  stock: '/stock-levels',
  'catalogue files': '/catalogue-files',
  banners: '/banners',
  'new banner': '/banners/create',
  policies: '/policies',
  policy: '/policies/terms',
  'contact info': '/contact-info',
  settings: '/settings',
  staff: '/staff-members',
  'new member': '/staff-members/create',
  sessions: '/staff-sessions',
  'two-step login': '/second-factor',
  log: '/audit-entries',
}

/** Every page of the dashboard, with the first record of each kind that the shop has. */
export async function listDashboardPages(staff: StaffClient): Promise<[name: string, path: string][]> {
  const query = { page_size: '1' }
  const [orders, customers, products, categories, banners, members] = await Promise.all([
    staff.orders.listOrders({ query }),
    staff.customers.listCustomers({ query }),
    staff.products.listProducts({ query }),
    staff.categories.listCategories({ query }),
    staff.banners.listBanners({ query }),
    staff.staffMembers.listStaffMembers({ query }),
  ])
  const pagesOf = (name: string, [first]: readonly { id: number | string }[], path: (id: number | string) => string) =>
    first ? [[name, path(first.id)] as const] : []
  const records = [
    ...pagesOf('order', orders.results, (id) => `/orders/${id}/show`),
    ...pagesOf('invoice', orders.results, (id) => `/orders/${id}/invoice`),
    ...pagesOf('customer', customers.results, (id) => `/customers/${id}/show`),
    ...pagesOf('product', products.results, (id) => `/products/${id}`),
    ...pagesOf('category', categories.results, (id) => `/categories/${id}`),
    ...pagesOf('banner', banners.results, (id) => `/banners/${id}`),
    ...pagesOf('member', members.results, (id) => `/staff-members/${id}`),
  ]
  return [...Object.entries(fixedPages), ...records].map(([name, path]) => [`dashboard ${name}`, `/dashboard${path}`])
}

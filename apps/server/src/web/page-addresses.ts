/** Addresses of storefront pages that the server names itself. scripts/addresses.test.ts compares them with the storefront's routes. */
export const pageAddresses = {
  category: (id: number) => `/category/${id}`,
  product: (id: number) => `/product/${id}`,
}

/** Pages besides the catalog's that search engines may list, and whether they show the catalog. */
export const fixedPages = [
  { path: '/', isOfCatalog: true },
  { path: '/products', isOfCatalog: true },
  { path: '/offers', isOfCatalog: true },
  { path: '/privacy-policy', isOfCatalog: false },
  { path: '/return-policy', isOfCatalog: false },
  { path: '/terms', isOfCatalog: false },
]

/** Modules that the plugins in `vite/` make while building. */
declare module 'virtual:contract-routes' {
  import type { RouteTable, ShopApi } from '@shop/contract'
  export const routes: RouteTable<
    Omit<ShopApi, 'returns' | 'changeRequests' | 'orderLinks' | 'orderSearches' | 'addresses'>
  >
}

/** Calls of a few pages, which load with them. */
declare module 'virtual:late-routes' {
  import type { RouteTable, ShopApi } from '@shop/contract'
  export const routes: RouteTable<
    Pick<ShopApi, 'returns' | 'changeRequests' | 'orderLinks' | 'orderSearches' | 'addresses'>
  >
}

declare module 'virtual:language-files' {
  import type { Language } from '@shop/contract'
  /** The files of each language's texts; null in development, when the texts are in the modules. */
  export const languageFiles: Record<Language, string> | null
}

/** Modules that the plugins in `vite/` make while building. */
declare module 'virtual:contract-routes' {
  import type { RouteTable, ShopApi } from '@shop/contract'
  export const routes: RouteTable<ShopApi>
}

declare module 'virtual:language-files' {
  import type { Language } from '@shop/contract'
  /** The files of each language's texts; null in development, when the texts are in the modules. */
  export const languageFiles: Record<Language, string> | null
}

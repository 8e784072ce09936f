/** Modules that the plugins in `vite/` make while building. */
declare module 'virtual:contract-routes' {
  import type { RouteTable, ShopApi } from '@shop/contract'
  export const routes: RouteTable<ShopApi>
}

declare module 'virtual:language-files' {
  import type { Language } from '@shop/contract'
  /** The address of each language's texts; null while developing, when the texts stand in the modules. */
  export const languageFiles: Record<Language, string> | null
}

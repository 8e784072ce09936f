import {
  ApiError,
  type Category,
  type ContactInfo,
  defaultLanguage,
  isLanguage,
  type Language,
  type ShopSettings,
} from '@shop/contract'
import { type RouterContextProvider, useRouteLoaderData } from 'react-router'
import { type ShopClient, serverApi } from '../api.ts'
import { languageContext, logContext } from '../boot/server-context.ts'
import type { MenuCategory } from '../features/layout/main-menu.tsx'
import { asPage } from '../queries/as-page.ts'

/** The data of the shell. Its loader never fails: defaults replace what cannot be read. */
export type Shell = {
  language: Language
  /** The shop's address, such as `https://shop.example`. */
  origin: string
  year: number
  settings: ShopSettings
  contact: ContactInfo
  categories: readonly MenuCategory[]
  /** False only where the shop says so: a search that finds nothing there is not the fault of its words. */
  hasProducts: boolean
}

export async function readShell(context: Readonly<RouterContextProvider>, url: URL): Promise<Shell> {
  const api = serverApi(context)
  const log = context.get(logContext)
  const [settings, contact, menu] = await Promise.all([
    // A process of the previous version, during an upgrade, knows fewer settings.
    api.settings.getSettings().then(
      (known) => ({ ...settingsDefaults, ...known }),
      () => settingsDefaults,
    ),
    api.contacts.getContactInfo().catch((error: unknown) => {
      log(`Failed to fetch contact info: ${error instanceof ApiError ? error.status : 'no answer'}`)
      return contactDefaults
    }),
    readMenu(api).catch(() => fallbackMenu),
  ])
  const year = new Date().getFullYear()
  return { language: context.get(languageContext), origin: url.origin, year, settings, contact, ...menu }
}

async function readMenu(api: ShopClient): Promise<Pick<Shell, 'categories' | 'hasProducts'>> {
  const { results } = asPage<Category>(await api.catalog.listCategories())
  return {
    categories: results.map(({ id, name }) => ({ id, name })),
    hasProducts: results.some(({ products_count }) => products_count > 0),
  }
}

/** The shell of the current page; defaults when it could not be read. */
export function useShell(): Shell {
  return useRouteLoaderData<Shell>('root') ?? makeFallbackShell()
}

/** The shop's promises about each order. */
export function usePromises() {
  const { settings } = useShell()
  const { confirmation_minutes: confirmationMinutes, calls_from: callsFrom, calls_to: callsTo } = settings
  return { confirmationMinutes, callsFrom, callsTo }
}

/** In the browser the document has the language whose texts are loaded. */
function makeFallbackShell(): Shell {
  const shown = typeof document === 'undefined' ? null : document.documentElement.lang
  return { ...fallbackShell, language: isLanguage(shown) ? shown : defaultLanguage }
}

/** Settings when they cannot be read; the same as those of a new shop, but no cash is promised. */
export const settingsDefaults: ShopSettings = {
  name: 'Nawwar',
  currency: 'EGP',
  delivery_fee: 50,
  free_delivery_over: 500,
  takes_cash: false,
  warranty_years: 2,
  return_days: 30,
  change_of_mind_days: 14,
  google_play_url: null,
  app_store_url: null,
  has_house_stars: true,
  delivery_hours: 24,
  confirmation_minutes: 30,
  calls_from: '10:00',
  calls_to: '21:00',
  installment_plans: [],
  analytics_id: null,
}

/** Empty contacts, for when they cannot be read (rule F-03). */
export const contactDefaults: ContactInfo = {
  hotline_number: null,
  main_phone: null,
  facebook: null,
  instagram: null,
  youtube: null,
  sales_phone: null,
  customer_support: null,
}

const fallbackMenu = { categories: [], hasProducts: true }

const fallbackShell: Omit<Shell, 'language'> = {
  origin: '',
  year: 2026,
  settings: settingsDefaults,
  contact: contactDefaults,
  ...fallbackMenu,
}

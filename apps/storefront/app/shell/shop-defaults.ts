import type { ShopSettings } from '@shop/contract'

/** What pages promise when the settings cannot be read; the same that a new shop starts with. */
export const settingsDefaults: ShopSettings = {
  name: 'Nawwar',
  currency: 'EGP',
  delivery_fee: 50,
  free_delivery_over: 500,
  warranty_years: 2,
  return_days: 30,
  change_of_mind_days: 14,
  google_play_url: null,
  app_store_url: null,
  has_house_stars: true,
  delivery_hours: 24,
  confirmation_minutes: 30,
  analytics_id: null,
}

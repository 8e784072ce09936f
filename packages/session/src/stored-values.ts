type StoredValue = {
  /** `browser` stays until it is deleted, `tab` ends with the tab; a login is in one of them. */
  where: 'browser' | 'tab' | 'browser or tab'
  /** `person`: deleted by a logout, or by the login of another person. `device` and `visit` stay. */
  whose: 'person' | 'device' | 'visit'
  /** Of the shape. Null: the plain text is public, such as a key of the specification, and is judged by its shape alone. */
  version: number | null
}

/** All that shop and dashboard store on a device; `docs/privacy.md` says why. Another name cannot be stored. */
export const storedValues = {
  auth_tokens: { where: 'browser or tab', whose: 'person', version: null },
  user_data: { where: 'browser or tab', whose: 'person', version: null },
  auth_token: { where: 'browser or tab', whose: 'person', version: null },
  last_person: { where: 'browser', whose: 'device', version: null },
  language: { where: 'browser', whose: 'device', version: null },
  analytics_consent: { where: 'browser', whose: 'device', version: null },
  analytics_purchases: { where: 'browser', whose: 'device', version: null },
  order_access: { where: 'browser', whose: 'device', version: null },
  governorate: { where: 'browser', whose: 'person', version: null },
  favorites: { where: 'browser', whose: 'person', version: null },
  compare: { where: 'browser', whose: 'person', version: null },
  recent_searches: { where: 'browser', whose: 'person', version: null },
  niche: { where: 'browser', whose: 'person', version: null },
  cart_session_key: { where: 'browser', whose: 'person', version: null },
  cart_id: { where: 'browser', whose: 'person', version: null },
  cart_cache: { where: 'browser', whose: 'person', version: 1 },
  last_address: { where: 'browser', whose: 'person', version: 1 },
  dashboard_preferences: { where: 'browser', whose: 'person', version: 1 },
  pending_verification: { where: 'tab', whose: 'person', version: 1 },
  password_reset: { where: 'tab', whose: 'person', version: 1 },
  checkout_draft: { where: 'tab', whose: 'person', version: 1 },
  checkout_attempts: { where: 'tab', whose: 'person', version: 1 },
  buy_now_attempts: { where: 'tab', whose: 'person', version: 1 },
  confirmation_code_draft: { where: 'tab', whose: 'person', version: 1 },
  coupon_code: { where: 'tab', whose: 'person', version: 1 },
  order_search: { where: 'tab', whose: 'person', version: 1 },
  paying_link: { where: 'tab', whose: 'person', version: 1 },
  analytics_checkouts: { where: 'tab', whose: 'person', version: 1 },
  dashboard_typed: { where: 'tab', whose: 'person', version: 1 },
  dashboard_drafts: { where: 'tab', whose: 'person', version: 1 },
  dashboard_login_ended: { where: 'tab', whose: 'visit', version: 1 },
  scroll_places: { where: 'tab', whose: 'visit', version: 1 },
} as const satisfies Record<string, StoredValue>

export type StoredName = keyof typeof storedValues

export const storedNames = Object.keys(storedValues) as StoredName[]

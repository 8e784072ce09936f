/**
 * Why the shop refuses: one code for each reason, with the HTTP status it travels with. The sentence for a shopper is
 * added by the server in the language of the request; programs read the code.
 */
export const httpStatusOf = {
  validation_failed: 400,
  malformed_json: 400,
  session_key_required: 400,
  color_not_of_product: 400,
  size_not_of_product: 400,
  color_required: 400,
  idempotency_key_required: 400,
  picture_unreadable: 400,
  picture_not_found: 400,
  price_not_possible: 400,
  search_term_empty: 400,
  passwords_differ: 400,
  password_too_weak: 400,
  otp_wrong: 400,
  order_code_wrong: 400,
  old_password_wrong: 400,
  second_factor_wrong: 400,
  unauthenticated: 401,
  signature_wrong: 401,
  login_failed: 401,
  refresh_failed: 401,
  forbidden: 403,
  verification_required: 403,
  account_inactive: 403,
  second_factor_needed: 403,
  phone_blocked: 403,
  phone_blocked_hotline: 403,
  second_factor_not_set_up: 403,
  not_found: 404,
  page_not_found: 404,
  product_not_found: 404,
  category_not_found: 404,
  fact_not_found: 404,
  product_type_not_found: 404,
  search_rule_not_found: 404,
  cart_not_found: 404,
  cart_line_not_found: 404,
  order_not_found: 404,
  return_not_found: 404,
  variant_not_found: 404,
  method_not_allowed: 405,
  phone_taken: 409,
  verification_not_valid: 409,
  product_unavailable: 409,
  insufficient_stock: 409,
  payment_method_unavailable: 409,
  total_not_taken: 409,
  payment_under_review: 409,
  order_step_refused: 409,
  order_not_confirmed: 409,
  change_not_answered: 409,
  order_taken: 409,
  serials_missing: 409,
  serial_taken: 409,
  carrier_not_possible: 409,
  tracking_number_taken: 409,
  parcel_booked: 409,
  parcel_not_withdrawn: 409,
  courier_sheet_unreadable: 400,
  call_claimed: 409,
  call_recorded: 409,
  step_not_undoable: 409,
  cash_not_expected: 409,
  cash_too_high: 409,
  return_too_late: 409,
  return_too_many_pictures: 409,
  return_too_many_units: 409,
  return_step_refused: 409,
  return_under_way: 409,
  refund_method_not_possible: 409,
  cart_empty: 409,
  cart_full: 409,
  address_book_full: 409,
  cart_line_unavailable: 409,
  total_changed: 409,
  nothing_to_pay: 409,
  coupon_not_valid: 409,
  coupon_used_up: 409,
  coupon_used_by_customer: 409,
  coupon_minimum: 409,
  coupon_not_for_products: 409,
  zone_closed: 409,
  cash_not_taken_there: 409,
  card_needed: 409,
  deposit_needed: 409,
  call_needed: 409,
  order_code_needed: 409,
  idempotency_key_reused: 409,
  request_in_progress: 409,
  version_conflict: 409,
  units_not_in_stock: 409,
  delivery_fee_too_high: 409,
  total_above_payment: 409,
  payment_already_changed: 409,
  refund_too_high: 409,
  refund_limit_reached: 409,
  payment_not_acceptable: 409,
  payment_undecided: 409,
  unmatched_cash_changed: 409,
  problem_dealt_with: 409,
  customer_has_open_orders: 409,
  customer_was_staff: 409,
  already_staff: 409,
  invitation_not_valid: 409,
  own_rights: 409,
  own_second_factor_missing: 409,
  second_factor_already_on: 409,
  sku_taken: 409,
  key_taken: 409,
  fact_in_use: 409,
  choice_in_use: 409,
  fact_on_offer: 409,
  fact_values_outside: 409,
  product_type_in_use: 409,
  search_term_taken: 409,
  offer_refused: 409,
  offer_running: 409,
  offer_over: 409,
  order_changed: 409,
  plan_changed: 409,
  payload_too_large: 413,
  picture_too_large: 413,
  unsupported_media_type: 415,
  picture_type_not_allowed: 415,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  internal_error: 500,
  payment_provider_failed: 502,
  service_unavailable: 503,
  storage_unavailable: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof httpStatusOf

/** The figures of a refusal, which a client may show. Other codes have none. Amounts in EGP. */
export type ErrorDetails = {
  address_book_full: { max: number }
  call_claimed: { caller: string }
  cart_full: { max: number }
  cart_line_unavailable: { product: string }
  cash_too_high: { due: number }
  choice_in_use: { choice: string; products: number }
  coupon_minimum: { min: number }
  courier_sheet_unreadable: { max: number }
  /** Their numbers. */
  customer_has_open_orders: { orders: string }
  delivery_fee_too_high: { max: number }
  deposit_needed: { deposit: number }
  fact_in_use: { products: number }
  /** Planned, running and over. */
  fact_on_offer: { offers: number }
  fact_values_outside: { products: number }
  insufficient_stock: { available: number; product: string }
  method_not_allowed: { method: string }
  offer_refused: { products: number }
  /** The code is valid for so many minutes. */
  order_code_needed: { phone: string; minutes: number }
  order_step_refused: { status: string }
  order_taken: { packer: string }
  page_not_found: { page: number; last: number }
  /** Of an order that is placed and can be paid later. */
  payment_provider_failed: { order_id?: string; access_token?: string }
  phone_blocked_hotline: { hotline: string }
  picture_too_large: { megabytes: number; megapixels: number }
  price_not_possible: { sku: string }
  product_type_in_use: { products: number }
  refund_limit_reached: { limit: number; left: number }
  refund_too_high: { available: number }
  return_step_refused: { status: string }
  return_too_late: { day: string }
  return_too_many_pictures: { max: number }
  return_too_many_units: { available: number }
  search_term_empty: { term: string }
  /** Where the term stands already. */
  search_term_taken: { term: string; name: string }
  serial_taken: { serial: string; order: string }
  /** Until it is worth another try; none where nobody can say. */
  service_unavailable: { seconds?: number }
  too_many_requests: { seconds: number }
  total_above_payment: { paid: number }
  total_changed: { total: number }
  /** The totals that the way to pay takes; without `max` they have no end. */
  total_not_taken: { min: number; max?: number }
  units_not_in_stock: { available: number }
  /** The current version; of many products, that of the one with the SKU. */
  version_conflict: { version: number; sku?: string }
}

/** States of an account, shown only to a person who has entered its correct password. */
export const accountStatuses = ['active', 'pending_verification', 'inactive'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/**
 * Details of a refused login: the phone to verify and the state of the account.
 * `verification_token` goes into `request-otp/` and `verify-otp/`, so that the code completes only this login.
 */
export type AccountState = {
  verification_required: boolean
  phone: string
  account_status: AccountStatus
  is_active: boolean
  is_phone_verified: boolean
  verification_token?: string
}

/**
 * What every refused call answers. `errors` names the fields of a bad payload; `details` are figures a client may show. The
 * fields of `AccountState` come with `verification_required` and `account_inactive` alone.
 */
export type ErrorAnswer = Partial<AccountState> & {
  /** Of the calls whose good answer says `success: true`. */
  success?: false
  detail: string
  message: string
  code: ErrorCode
  errors?: Record<string, string[]>
  details?: Record<string, string | number>
  request_id?: string
}

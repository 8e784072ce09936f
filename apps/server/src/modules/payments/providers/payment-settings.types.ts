/** How the shop takes cards. `none`: not at all. */
export type PaymentSettings = { kind: 'none' } | { kind: 'sandbox' } | PaymobSettings

export type PaymobSettings = {
  kind: 'paymob'
  /** Without a slash at its end. */
  baseUrl: string
  publicKey: string
  secretKey: string
  /** For inquiries only. */
  apiKey: string
  /** The current secret, and the one before while it is being changed. */
  hmacSecrets: readonly string[]
  /** One for each way to pay that the page offers. */
  integrationIds: readonly number[]
  isLive: boolean
  /** How long it may take for an answer. */
  timeoutMs: number
  /** Questions about one payment that news cause lie at least this far apart. */
  askIntervalMs: number
}

import { z } from 'zod'

/** A text of a receipt. Quotes and backslashes are refused: the hash of a receipt reads them otherwise than JSON does. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^"\\]+$/, 'must not have quotes or backslashes')
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** What the tax authority gave the seller, and what its receipts say of the seller (docs/tax-receipts.md). */
const needed = z.object({
  ETA_URL: address,
  ETA_ID_URL: address,
  ETA_PORTAL_URL: address,
  ETA_CLIENT_ID: z.string().max(100),
  ETA_CLIENT_SECRET: z.string().max(100),
  ETA_POS_SERIAL: text(100),
  ETA_POS_OS_VERSION: z.string().max(50),
  ETA_POS_MODEL: z.string().max(10),
  ETA_POS_KEY: z.string().max(200),
  ETA_RIN: z.string().regex(/^\d{9}$/, 'needs 9 digits'),
  ETA_TRADE_NAME: text(200),
  ETA_ACTIVITY_CODE: text(10),
  ETA_BRANCH_CODE: text(50),
  ETA_BRANCH_GOVERNORATE: text(100),
  ETA_BRANCH_CITY: text(100),
  ETA_BRANCH_STREET: text(200),
  ETA_BRANCH_BUILDING: text(100),
})
export const taxAuthorityEnvironment = needed.partial()
type Environment = z.output<typeof taxAuthorityEnvironment>

const names = needed.keyof().options

/** Lists what is missing: all is needed, or nothing. */
export function findTaxAuthorityProblems(given: Environment, isProduction: boolean): string[] {
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length === names.length) return []
  const open = (['ETA_URL', 'ETA_ID_URL', 'ETA_PORTAL_URL'] as const).filter((name) => given[name]?.startsWith('http:'))
  return [
    ...missing.map((name) => `${name}: is needed for electronic receipts, with every other ETA_ variable`),
    ...(isProduction ? open.map((name) => `${name}: needs https in production`) : []),
  ]
}

export type TaxAuthoritySettings = NonNullable<ReturnType<typeof readTaxAuthoritySettings>>

/** The settings of the electronic receipts, to be read when no problems were found; null when the shop sends none. */
export function readTaxAuthoritySettings(given: Environment) {
  const { data } = needed.safeParse(given)
  if (!data) return null
  return {
    apiUrl: data.ETA_URL,
    idUrl: data.ETA_ID_URL,
    portalUrl: data.ETA_PORTAL_URL,
    clientId: data.ETA_CLIENT_ID,
    clientSecret: data.ETA_CLIENT_SECRET,
    pos: { osVersion: data.ETA_POS_OS_VERSION, model: data.ETA_POS_MODEL, key: data.ETA_POS_KEY },
    /** As receipts say it: names and order of the fields are the authority's. */
    seller: {
      rin: data.ETA_RIN,
      companyTradeName: data.ETA_TRADE_NAME,
      branchCode: data.ETA_BRANCH_CODE,
      branchAddress: {
        country: 'EG',
        governate: data.ETA_BRANCH_GOVERNORATE,
        regionCity: data.ETA_BRANCH_CITY,
        street: data.ETA_BRANCH_STREET,
        buildingNumber: data.ETA_BRANCH_BUILDING,
      },
      deviceSerialNumber: data.ETA_POS_SERIAL,
      activityCode: data.ETA_ACTIVITY_CODE,
    },
    timeoutMs: 20_000,
  }
}

export { createTaxAuthority, type TaxAuthority, TaxAuthorityError, type Verdict } from './tax-authority.client.ts'
export type { TaxAuthoritySettings } from './tax-authority.settings.ts'

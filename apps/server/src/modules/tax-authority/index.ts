export { createTaxAuthority, type TaxAuthority, TaxAuthorityError, type Verdict } from './tax-authority.client.ts'

import type { ResourceRights } from '../auth/auth-provider.ts'
import { auditEntries } from './audit-entries/index.ts'
import { banners } from './banners/index.ts'
import { carriers } from './carriers/index.ts'
import { catalogFiles } from './catalog-files/index.ts'
import { categories } from './categories/index.ts'
import { confirmationCalls } from './confirmation-calls/index.ts'
import { contactInfo } from './contact-info/index.ts'
import { coupons } from './coupons/index.ts'
import { courierSheets } from './courier-sheets/index.ts'
import { customers } from './customers/index.ts'
import { delivery } from './delivery/index.ts'
import { electricity } from './electricity/index.ts'
import { facts } from './facts/index.ts'
import { offers } from './offers/index.ts'
import { orders } from './orders/index.ts'
import { packing } from './packing/index.ts'
import { parcelProblems } from './parcel-problems/index.ts'
import { paymentProblems } from './payment-problems/index.ts'
import { policies } from './policies/index.ts'
import { productTypes } from './product-types/index.ts'
import { products } from './products/index.ts'
import { reports } from './reports/index.ts'
import { returns } from './returns/index.ts'
import { searchResources } from './search/index.ts'
import { settings } from './settings/index.ts'
import type { ResourceDefinition } from './shared/resource-definition.ts'
import { staffMembers } from './staff-members/index.ts'
import { staffSessions } from './staff-sessions/index.ts'
import { stock } from './stock/index.ts'
import { videos } from './videos/index.ts'

/** All resources, in the order of the menu. */
export const resources: readonly ResourceDefinition[] = [
  orders,
  packing,
  confirmationCalls,
  courierSheets,
  returns,
  paymentProblems,
  parcelProblems,
  customers,
  reports,
  products,
  offers,
  coupons,
  categories,
  productTypes,
  facts,
  ...searchResources,
  stock,
  catalogFiles,
  banners,
  videos,
  policies,
  contactInfo,
  settings,
  delivery,
  carriers,
  electricity,
  staffMembers,
  staffSessions,
  auditEntries,
]

/** The permissions that a resource needs; null for an unknown one. */
export function rightsOf(name: string): ResourceRights | null {
  return resources.find((resource) => resource.name === name) ?? null
}

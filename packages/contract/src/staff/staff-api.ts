import { bannersStaffEndpoints } from '../ads/banners.staff-endpoints.ts'
import { catalogFilesStaffEndpoints } from '../catalog/catalog-files.staff-endpoints.ts'
import { categoriesStaffEndpoints } from '../catalog/categories.staff-endpoints.ts'
import { productsStaffEndpoints } from '../catalog/products.staff-endpoints.ts'
import { contactInfoStaffEndpoints } from '../contacts/contact-info.staff-endpoints.ts'
import { couponsStaffEndpoints } from '../coupons/coupons.staff-endpoints.ts'
import { carriersStaffEndpoints } from '../couriers/carriers.staff-endpoints.ts'
import { customersStaffEndpoints } from '../customers/customers.staff-endpoints.ts'
import { deliveryStaffEndpoints } from '../delivery/delivery.staff-endpoints.ts'
import { electricityStaffEndpoints } from '../electricity/electricity.staff-endpoints.ts'
import type { StaffEndpoint } from '../endpoint.ts'
import { factsStaffEndpoints } from '../facts/facts.staff-endpoints.ts'
import { productTypesStaffEndpoints } from '../facts/product-types.staff-endpoints.ts'
import { stockStaffEndpoints } from '../inventory/stock.staff-endpoints.ts'
import { picturesStaffEndpoints } from '../media/pictures.staff-endpoints.ts'
import { offersStaffEndpoints } from '../offers/offers.staff-endpoints.ts'
import { booksStaffEndpoints } from '../orders/books.staff-endpoints.ts'
import { courierSheetsStaffEndpoints } from '../orders/courier-sheets.staff-endpoints.ts'
import { orderCallsStaffEndpoints } from '../orders/order-calls.staff-endpoints.ts'
import { orderChangesStaffEndpoints } from '../orders/order-changes.staff-endpoints.ts'
import { orderWorkStaffEndpoints } from '../orders/order-work.staff-endpoints.ts'
import { ordersStaffEndpoints } from '../orders/orders.staff-endpoints.ts'
import { parcelProblemsStaffEndpoints } from '../orders/parcel-problems.staff-endpoints.ts'
import { parcelsStaffEndpoints } from '../orders/parcels.staff-endpoints.ts'
import { paymentProblemsStaffEndpoints } from '../orders/payment-problems.staff-endpoints.ts'
import { returnsStaffEndpoints } from '../orders/returns/returns.staff-endpoints.ts'
import { overviewStaffEndpoints } from '../overview/overview.staff-endpoints.ts'
import { reportsStaffEndpoints } from '../overview/reports.staff-endpoints.ts'
import { policiesStaffEndpoints } from '../policies/policies.staff-endpoints.ts'
import { pinsStaffEndpoints, redirectsStaffEndpoints } from '../search/query-rules.staff-endpoints.ts'
import { searchesStaffEndpoints } from '../search/searches.staff-endpoints.ts'
import { synonymsStaffEndpoints } from '../search/synonyms.staff-endpoints.ts'
import { settingsStaffEndpoints } from '../settings/settings.staff-endpoints.ts'
import { videosStaffEndpoints } from '../videos/videos.staff-endpoints.ts'
import { secondFactorStaffEndpoints } from './second-factor.staff-endpoints.ts'
import { staffEndpoints } from './staff.staff-endpoints.ts'
import { staffMembersEndpoints } from './staff-members.staff-endpoints.ts'

/** Every call of the back office, by feature. */
export const staffApi = {
  staff: staffEndpoints,
  secondFactor: secondFactorStaffEndpoints,
  staffMembers: staffMembersEndpoints,
  orders: ordersStaffEndpoints,
  books: booksStaffEndpoints,
  courierSheets: courierSheetsStaffEndpoints,
  carriers: carriersStaffEndpoints,
  parcels: parcelsStaffEndpoints,
  parcelProblems: parcelProblemsStaffEndpoints,
  orderCalls: orderCallsStaffEndpoints,
  orderWork: orderWorkStaffEndpoints,
  orderChanges: orderChangesStaffEndpoints,
  paymentProblems: paymentProblemsStaffEndpoints,
  returns: returnsStaffEndpoints,
  customers: customersStaffEndpoints,
  overview: overviewStaffEndpoints,
  reports: reportsStaffEndpoints,
  products: productsStaffEndpoints,
  categories: categoriesStaffEndpoints,
  facts: factsStaffEndpoints,
  productTypes: productTypesStaffEndpoints,
  offers: offersStaffEndpoints,
  catalogFiles: catalogFilesStaffEndpoints,
  searches: searchesStaffEndpoints,
  synonyms: synonymsStaffEndpoints,
  pins: pinsStaffEndpoints,
  redirects: redirectsStaffEndpoints,
  stock: stockStaffEndpoints,
  pictures: picturesStaffEndpoints,
  banners: bannersStaffEndpoints,
  videos: videosStaffEndpoints,
  contactInfo: contactInfoStaffEndpoints,
  settings: settingsStaffEndpoints,
  coupons: couponsStaffEndpoints,
  delivery: deliveryStaffEndpoints,
  electricity: electricityStaffEndpoints,
  policies: policiesStaffEndpoints,
} satisfies Record<string, Record<string, StaffEndpoint>>
export type StaffApi = typeof staffApi

import { adsEndpoints } from './ads/ads.endpoints.ts'
import { cartEndpoints } from './cart/cart.endpoints.ts'
import { catalogEndpoints } from './catalog/catalog.endpoints.ts'
import { contactsEndpoints } from './contacts/contacts.endpoints.ts'
import { deliveryEndpoints } from './delivery/delivery.endpoints.ts'
import { electricityEndpoints } from './electricity/electricity.endpoints.ts'
import { changeRequestsEndpoints } from './orders/change-requests.endpoints.ts'
import { orderLinksEndpoints } from './orders/links/order-links.endpoints.ts'
import { orderSearchEndpoints } from './orders/links/order-search.endpoints.ts'
import { ordersEndpoints } from './orders/orders.endpoints.ts'
import { returnsEndpoints } from './orders/returns/returns.endpoints.ts'
import { policiesEndpoints } from './policies/policies.endpoints.ts'
import { searchEndpoints } from './search/search.endpoints.ts'
import { settingsEndpoints } from './settings/settings.endpoints.ts'
import { invitationsEndpoints } from './staff/invitations.endpoints.ts'
import { addressesEndpoints } from './users/addresses.endpoints.ts'
import { usersEndpoints } from './users/users.endpoints.ts'
import { videosEndpoints } from './videos/videos.endpoints.ts'

/** Every call that a shopper's client can make, by feature. */
export const shopApi = {
  catalog: catalogEndpoints,
  search: searchEndpoints,
  ads: adsEndpoints,
  contacts: contactsEndpoints,
  settings: settingsEndpoints,
  delivery: deliveryEndpoints,
  electricity: electricityEndpoints,
  policies: policiesEndpoints,
  videos: videosEndpoints,
  cart: cartEndpoints,
  orders: ordersEndpoints,
  changeRequests: changeRequestsEndpoints,
  returns: returnsEndpoints,
  orderLinks: orderLinksEndpoints,
  orderSearches: orderSearchEndpoints,
  users: usersEndpoints,
  addresses: addressesEndpoints,
  invitations: invitationsEndpoints,
}
export type ShopApi = typeof shopApi

import type { TextsOfPage } from './storefront-texts.ts'

const both = (...fields: string[]) => fields.flatMap((field) => [`${field}.en`, `${field}.ar`])
const product = (...names: string[]) => names.map((name) => `staff.products.updateProduct.${name}`)
const category = (...names: string[]) => names.map((name) => `staff.categories.updateCategory.${name}`)
const banner = (...names: string[]) => names.map((name) => `staff.banners.updateBanner.${name}`)
const names = (call: string) => [`${call}.first_name`, `${call}.last_name`]
const place = (call: string) => [...names(call), `${call}.address`, `${call}.city`, `${call}.apartment`]
const profiles = ['facebook', 'instagram', 'youtube'].map((name) => `staff.contactInfo.updateContactInfo.${name}`)
const corrected = 'staff.orders.correctRecipient'
const seller = ['commercial_register', 'seller_address'].map((name) => `staff.settings.updateSettings.${name}`)

/** A list that is searched by a text. */
const found = (list: string, text: string) => `${list}?filter=${encodeURIComponent(JSON.stringify({ q: text }))}`

/** Pages for orders and payments. */
const salesTexts: readonly TextsOfPage[] = [
  { name: 'overview', pathOf: () => '', fields: product('sku', 'name') },
  {
    name: 'orders',
    pathOf: () => 'orders',
    fields: [...names(corrected), ...names('orders.buyNow')],
  },
  {
    name: 'an order on its way',
    pathOf: ({ fromCart }) => `orders/${fromCart.order.id}/show`,
    fields: [
      ...place(corrected),
      ...[
        'orders.checkout.notes',
        'staff.orders.addOrderNote.text',
        'staff.orders.takeStep.note',
        'staff.orders.takeStep.reason',
        'staff.orderChanges.changeOrder.reason',
      ],
      ...product('sku', 'name', 'colors.name'),
    ],
  },
  {
    name: 'an order by phone',
    pathOf: ({ byPhone }) => `orders/${byPhone.id}/show`,
    fields: [...place('staff.orderChanges.placeOrder'), 'staff.orderChanges.placeOrder.notes'],
  },
  {
    name: 'a paid order',
    pathOf: ({ atOnce }) => `orders/${atOnce.order.id}/show`,
    fields: [
      ...place('orders.buyNow'),
      ...['orders.buyNow.notes', 'staff.orders.recordCall.note', 'staff.orders.requestRefund.note'],
      'changeRequests.requestChange.text',
    ],
  },
  {
    name: 'an invoice',
    pathOf: ({ atOnce }) => `orders/${atOnce.order.id}/invoice`,
    fields: [...place('orders.buyNow'), ...product('sku', 'name', 'colors.name'), ...seller],
  },
  {
    name: 'confirmation calls',
    pathOf: () => 'confirmation-calls',
    fields: [...names('orders.buyNow'), 'staff.orders.recordCall.note', 'changeRequests.requestChange.text'],
  },
  {
    name: 'payment problems',
    pathOf: () => 'payment-problems',
    fields: ['staff.paymentProblems.resolvePaymentProblem.note'],
  },
  {
    name: 'the cash book',
    pathOf: () => 'courier-sheets',
    fields: ['staff.courierSheets.clearUnmatchedCash.reason'],
  },
  { name: 'customers', pathOf: () => 'customers', fields: names('users.updateProfile') },
  {
    name: 'a customer',
    pathOf: ({ customer }) => `customers/${encodeURIComponent(customer)}/show`,
    fields: ['staff.customers.setPhoneBlock.reason', 'staff.customers.addCustomerNote.text'],
  },
  {
    name: 'a customer who was blocked',
    pathOf: ({ blocked }) => `customers/${encodeURIComponent(blocked)}/show`,
    fields: ['staff.customers.updateAccount.reason'],
  },
  { name: 'carriers', pathOf: () => 'carriers', fields: ['staff.carriers.updateCarrier.name'] },
]

/** Pages for the catalogue and content. */
const catalogTexts: readonly TextsOfPage[] = [
  {
    name: 'products',
    pathOf: ({ pen }) => found('products', pen.textOf('staff.products.updateProduct.sku', 'en')),
    fields: product('sku', 'name'),
  },
  {
    name: 'a product',
    pathOf: ({ product: id }) => `products/${id}`,
    fields: [
      ...product('sku', 'brand'),
      ...both(...product('name', 'description', 'warranty', 'features', 'tags', 'sizes', 'colors.name')),
    ],
  },
  { name: 'offers', pathOf: () => 'offers', fields: ['staff.offers.updateOffer.name'] },
  {
    name: 'types of appliance',
    pathOf: () => found('product-types', 'written-by-a-stranger'),
    fields: ['staff.productTypes.updateProductType.name'],
  },
  {
    name: 'specifications',
    pathOf: () => found('facts', 'strange_choice'),
    fields: ['staff.facts.updateFact.name'],
  },
  {
    name: 'a group of synonyms',
    pathOf: ({ synonym: id }) => `search/synonyms/${id}`,
    fields: ['english', 'arabic', 'franco'].map((name) => `staff.synonyms.updateSynonym.${name}`),
  },
  { name: 'pinned products', pathOf: () => 'search/pins', fields: ['staff.pins.updatePin.queries'] },
  {
    name: 'redirects',
    pathOf: () => 'search/redirects',
    fields: ['staff.redirects.updateRedirect.queries', 'staff.redirects.updateRedirect.path'],
  },
  {
    name: 'electricity prices',
    pathOf: () => 'electricity',
    fields: both('staff.electricity.updateElectricity.tariffs.source'),
  },
  { name: 'holidays', pathOf: () => 'delivery', fields: both('staff.delivery.updateCalendar.holidays.name') },
  { name: 'categories', pathOf: () => 'categories', fields: category('name') },
  {
    name: 'a category',
    pathOf: ({ category: id }) => `categories/${id}`,
    fields: both(...category('name', 'description')),
  },
  {
    name: 'stock',
    pathOf: ({ pen }) => found('stock-levels', pen.textOf('staff.products.updateProduct.sku', 'en')),
    fields: product('sku', 'name'),
  },
  { name: 'banners', pathOf: () => 'banners', fields: banner('title', 'link') },
  {
    name: 'a banner',
    pathOf: ({ banner: id }) => `banners/${id}`,
    fields: [...both(...banner('title', 'description')), ...banner('link')],
  },
  { name: 'policies', pathOf: () => 'policies', fields: ['staff.policies.updatePolicy.title'] },
  {
    name: 'a policy',
    pathOf: () => 'policies/terms',
    fields: both('staff.policies.updatePolicy.title', 'staff.policies.updatePolicy.body'),
  },
  { name: 'contact information', pathOf: () => 'contact-info', fields: profiles },
  { name: 'settings', pathOf: () => 'settings', fields: [...both('staff.settings.updateSettings.name'), ...seller] },
]

const member = names('invitations.acceptInvitation')
const invited = names('staff.staffMembers.inviteStaffMember')

/** Pages for members of staff. */
const staffTexts: readonly TextsOfPage[] = [
  { name: 'staff', pathOf: () => 'staff-members', fields: [...member, ...invited] },
  { name: 'a member of staff', pathOf: ({ member: { id } }) => `staff-members/${id}`, fields: member },
  { name: 'devices of staff', pathOf: () => 'staff-sessions', fields: [] },
  {
    name: 'the audit log',
    pathOf: () => 'audit-entries?perPage=100',
    fields: [...profiles, ...both(...product('name'), ...banner('title')), 'staff.stock.moveStock.note'],
  },
]

/** Pages below `/dashboard/`, by their users. */
export const dashboardTexts = { 'sales and staff': [...salesTexts, ...staffTexts], catalogue: catalogTexts }

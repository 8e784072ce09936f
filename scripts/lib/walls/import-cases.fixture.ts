/** An importing file and the file that it imports. */
type Case = [from: string, to: string]

const server = 'apps/server/src'
const modules = `${server}/modules`
const shop = 'apps/storefront/app'
const desk = 'apps/dashboard/src'

/** Imports that the walls must refuse; each wall has one at least. */
export const refusedImports: Case[] = [
  // Against the direction of the modules.
  [`${modules}/cart/cart.service.ts`, `${modules}/orders/index.ts`],
  [`${modules}/cart/cart.service.ts`, `${modules}/payments/index.ts`],
  [`${modules}/inventory/stock.service.ts`, `${modules}/cart/index.ts`],
  [`${modules}/search/product-search.factory.ts`, `${modules}/inventory/index.ts`],
  [`${modules}/catalog/catalog.service.ts`, `${modules}/search/index.ts`],
  [`${modules}/listing/lists.store.ts`, `${modules}/catalog/index.ts`],
  [`${modules}/search-desk/preview.staff-service.ts`, `${modules}/search/index.ts`],
  [`${modules}/payments/payments.repository.ts`, `${modules}/orders/index.ts`],
  [`${modules}/users/login/login.service.ts`, `${modules}/cart/index.ts`],
  [`${modules}/users/login/login.service.ts`, `${modules}/staff/index.ts`],
  [`${modules}/settings/settings.service.ts`, `${modules}/users/index.ts`],
  [`${modules}/audit/audit.repository.ts`, `${modules}/settings/index.ts`],
  [`${modules}/orders/placing/checkout.service.ts`, `${modules}/customers/index.ts`],
  // Past the index of a module, also from a room within and from outside the modules.
  [`${modules}/cart/cart.service.ts`, `${modules}/media/media.repository.ts`],
  [`${modules}/orders/placing/checkout.service.ts`, `${modules}/cart/cart.repository.ts`],
  [`${server}/app.ts`, `${modules}/cart/cart.service.ts`],
  [`${server}/config/config.ts`, `${modules}/payments/payments.deps.ts`],
  [`${server}/commands/import-catalog.ts`, `${modules}/catalog-import/import-catalog.service.ts`],
  // Up, out and across the layers.
  [`${modules}/cart/cart.table.ts`, `${modules}/catalog/index.ts`],
  [`${modules}/cart/cart.service.ts`, `${server}/app.ts`],
  [`${modules}/cart/cart.service.ts`, `${server}/composition/open-deps.ts`],
  [`${modules}/cart/cart.service.ts`, `${server}/web/storefront.ts`],
  [`${server}/web/storefront.ts`, `${modules}/catalog/index.ts`],
  [`${modules}/cart/cart.service.ts`, `${modules}/cart/cart.routes.ts`],
  [`${modules}/cart/cart.service.ts`, `${modules}/cart/cart.table.ts`],
  [`${modules}/cart/cart.repository.ts`, `${modules}/cart/cart.service.ts`],
  [`${modules}/orders/orders.repository.ts`, `${modules}/orders/placing/checkout.service.ts`],
  // The floors of the storefront.
  [`${shop}/features/cart/page/cart-page.tsx`, `${shop}/features/orders/checkout/checkout-page.tsx`],
  [`${shop}/features/cart/page/cart-page.tsx`, `${shop}/routes/home.tsx`],
  [`${shop}/features/cart/page/cart-page.tsx`, `${shop}/shell/shell.ts`],
  [`${shop}/ui/button.tsx`, `${shop}/features/cart/page/cart-lines.tsx`],
  [`${shop}/ui/button.tsx`, `${shop}/api.ts`],
  [`${shop}/queries/shop-queries.ts`, `${shop}/ui/button.tsx`],
  // The floors of the dashboard.
  [`${desk}/data/api.ts`, `${desk}/auth/log-in.ts`],
  [`${desk}/i18n/i18n-provider.ts`, `${desk}/resources/resources.ts`],
  [`${desk}/theme/look.tsx`, `${desk}/ui/logo.tsx`],
  [`${desk}/ui/logo.tsx`, `${desk}/layout/layout.messages.ts`],
  [`${desk}/ui/forms/saved-typing.tsx`, `${desk}/auth/log-in.ts`],
  [`${desk}/auth/protected-route.tsx`, `${desk}/second-factor/must-set-up.tsx`],
  [`${desk}/auth/login-page.tsx`, `${desk}/invitation/invitation-page.tsx`],
  [`${desk}/invitation/invitation-form.tsx`, `${desk}/second-factor/set-up.tsx`],
  [`${desk}/layout/main-menu.tsx`, `${desk}/resources/resources.ts`],
  [`${desk}/resources/orders/index.ts`, `${desk}/app.tsx`],
  // One resource of another, in either direction, and of their list.
  [`${desk}/resources/orders/page/order-show.tsx`, `${desk}/resources/confirmation-calls/call-queue.tsx`],
  [`${desk}/resources/shared/call-form.tsx`, `${desk}/resources/orders/order-page.messages.ts`],
  [`${desk}/resources/orders/page/order-show.tsx`, `${desk}/resources/resources.ts`],
]

/** Imports that the walls must let pass. */
export const allowedImports: Case[] = [
  [`${modules}/orders/placing/checkout.service.ts`, `${modules}/cart/index.ts`],
  [`${modules}/orders/placing/checkout.service.ts`, `${modules}/orders/paying/pay-order.service.ts`],
  [`${modules}/cart/cart.service.ts`, `${server}/database/client.ts`],
  [`${modules}/cart/cart.service.ts`, `${modules}/cart/cart.repository.ts`],
  [`${modules}/cart/cart.repository.ts`, `${modules}/cart/cart.table.ts`],
  [`${modules}/cart/cart.table.ts`, `${modules}/catalog/catalog.table.ts`],
  [`${modules}/audit/audit.table.ts`, `${modules}/users/users.table.ts`],
  [`${server}/app.ts`, `${modules}/cart/index.ts`],
  [`${server}/config/config.ts`, `${modules}/payments/providers/payment.settings.ts`],
  [`${shop}/routes/cart.tsx`, `${shop}/features/cart/page/cart-page.tsx`],
  [`${shop}/features/cart/page/cart-page.tsx`, `${shop}/ui/button.tsx`],
  [`${shop}/features/cart/page/cart-page.tsx`, `${shop}/features/cart/store/cart-state.ts`],
  [`${desk}/root.tsx`, `${desk}/auth/login-page.tsx`],
  [`${desk}/resources/orders/page/order-show.tsx`, `${desk}/resources/shared/order-chips.tsx`],
  [`${desk}/resources/orders/page/order-show.tsx`, `${desk}/resources/orders/steps/undo-bar.tsx`],
  [`${desk}/resources/resources.ts`, `${desk}/resources/orders/index.ts`],
  [`${desk}/second-factor/set-up.tsx`, `${desk}/auth/password-field.tsx`],
]

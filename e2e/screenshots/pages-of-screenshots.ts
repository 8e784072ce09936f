import { paths } from '../../apps/storefront/app/paths.ts'

/** Pages with screenshots besides `guestPages`, by a readable name. */
export const otherPages: Record<string, (found: { productId: number }) => string> = {
  favorites: () => paths.favorites(),
  compare: () => paths.compare(),
  'privacy policy': () => paths.privacyPolicy(),
  'return policy': () => paths.returnPolicy(),
  terms: () => paths.terms(),
  register: () => paths.register(),
  login: () => paths.login(),
  'verify phone': () => paths.verifyPhone(),
  'forgot password': () => paths.forgotPassword(),
  account: () => paths.account(),
  orders: () => paths.orders(),
  'buy now': ({ productId }) => paths.buyNow(productId),
}

import { paths } from '../../apps/storefront/app/paths.ts'

/** Pages of a guest with an empty cart, by a readable name; ids are those of the demo catalogue. */
export const guestPages: Record<string, (found: { productId: number; categoryId: number }) => string> = {
  home: () => paths.home(),
  'all products': () => paths.products(),
  'found products': () => paths.products({ search: 'blender' }),
  'no products': () => paths.products({ search: 'zzzzqqqq' }),
  category: ({ categoryId }) => paths.category(categoryId),
  offers: () => paths.offers(),
  product: ({ productId }) => paths.product(productId),
  'empty cart': () => paths.cart(),
  'no favourites': () => paths.favorites(),
  'nothing compared': () => paths.compare(),
  'empty checkout': () => paths.checkout(),
  'privacy policy': () => paths.privacyPolicy(),
  terms: () => paths.terms(),
  'return policy': () => paths.returnPolicy(),
  'unknown order': () => paths.orderSuccess('0199aaaa-0000-7000-8000-000000000000'),
  'unknown page': () => '/no-such-page',
}

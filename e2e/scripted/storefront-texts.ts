import { paths } from '../../apps/storefront/app/paths.ts'
import type { ScriptedShop } from './fill-shop.ts'

/** A page, and the API fields whose texts it shows. */
export type TextsOfPage = { name: string; pathOf: (shop: ScriptedShop) => string; fields: readonly string[] }

const product = (...names: string[]) => names.map((name) => `staff.products.updateProduct.${name}`)
const category = (...names: string[]) => names.map((name) => `staff.categories.updateCategory.${name}`)
const banner = ['title', 'description'].map((name) => `staff.banners.updateBanner.${name}`)

/** Public pages of the shop. */
export const publicTexts: readonly TextsOfPage[] = [
  {
    name: 'home',
    pathOf: () => paths.home(),
    fields: [...category('name'), ...product('name'), ...banner, 'staff.settings.updateSettings.name'],
  },
  {
    name: 'found products',
    pathOf: ({ pen }) => paths.products({ search: pen.textOf('staff.products.updateProduct.sku', 'en') }),
    fields: [...product('sku', 'name', 'colors.name'), ...category('name')],
  },
  {
    name: 'products of a brand',
    pathOf: ({ pen }) => paths.products({ brand: [pen.textOf('staff.products.updateProduct.brand', 'en')] }),
    fields: product('name', 'brand'),
  },
  { name: 'offers', pathOf: () => paths.offers(), fields: [...category('name'), ...product('brand', 'colors.name')] },
  {
    name: 'category',
    pathOf: ({ category: id }) => paths.category(id),
    fields: [
      ...category('name', 'description'),
      ...product('name', 'colors.name'),
      'staff.facts.updateFact.choices.name',
    ],
  },
  {
    name: 'product',
    pathOf: ({ product: id }) => paths.product(id),
    fields: [
      ...product('name', 'description', 'sku', 'brand', 'warranty', 'features', 'facts', 'sizes', 'colors.name'),
      'staff.facts.updateFact.name',
      'staff.facts.updateFact.choices.name',
      ...category('name'),
    ],
  },
  {
    name: 'buying at once',
    pathOf: ({ product: id }) => paths.buyNow(id),
    fields: product('name', 'sizes', 'colors.name'),
  },
  { name: 'terms', pathOf: () => paths.terms(), fields: ['staff.policies.updatePolicy.title'] },
]

const recipient = (call: string) =>
  ['first_name', 'last_name', 'address', 'city', 'apartment'].map((name) => `${call}.${name}`)

/** Pages of a shopper's order. */
export const orderTexts: readonly TextsOfPage[] = [
  {
    name: 'an order',
    pathOf: ({ fromCart }) => paths.order(fromCart.order.id),
    fields: [
      ...recipient('staff.orders.correctRecipient'),
      ...['orders.checkout.notes', 'staff.orders.takeStep.note'],
      ...product('name', 'colors.name'),
    ],
  },
  {
    name: 'an order that its shopper wants to be changed',
    pathOf: ({ atOnce }) => paths.order(atOnce.order.id),
    fields: ['changeRequests.requestChange.text'],
  },
  {
    name: 'the confirmation of an order',
    pathOf: ({ atOnce }) => paths.orderSuccess(atOnce.order.id),
    fields: [
      ...recipient('orders.buyNow'),
      ...['area', 'building', 'floor', 'landmark', 'notes'].map((name) => `orders.buyNow.${name}`),
      ...product('name'),
    ],
  },
]

/** Pages that show data stored in the browser. */
export const storedTexts: readonly TextsOfPage[] = [
  { name: 'favourites', pathOf: () => paths.favorites(), fields: product('name') },
  {
    name: 'a comparison',
    pathOf: () => paths.compare(),
    fields: product('name', 'brand', 'warranty', 'features', 'sizes', 'colors.name'),
  },
]

export {
  type CartOwner,
  deleteOldGuestCarts,
  findCart,
  listCartLines,
  listVariantsOfProduct,
  lockCart,
  lockSoldVariants,
  lockVariantsOfCart,
  lockVariantsOfProduct,
  removeAllLines,
  type SoldVariantRow,
} from './cart.repository.ts'
export { registerCart } from './cart.routes.ts'
export { type CartTotals, stateOfLine, totalCart, totalLine } from './cart.rules.ts'
export { mergeGuestCart, ownerOf } from './merge-guest-cart.service.ts'

export {
  type CartOwner,
  listCartLines,
  lockCart,
  lockVariantsOfCart,
  lockVariantsOfProduct,
  removeAllLines,
  type SoldVariantRow,
} from './cart.repository.ts'
export { registerCart } from './cart.routes.ts'
export { type CartTotals, stateOfLine, totalCart, totalLine } from './cart.rules.ts'
export { resolveOwner } from './cart.service.ts'
export { forgetCarts } from './forget-carts.repository.ts'

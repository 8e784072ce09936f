export {
  type CartOwner,
  listCartLines,
  lockCart,
  lockVariantsOfProduct,
  removeAllLines,
  type SoldVariantRow,
} from './cart.repository.ts'
export { registerCart, toOwner } from './cart.routes.ts'
export { type CartTotals, stateOfLine, totalCart, totalLine } from './cart.ts'

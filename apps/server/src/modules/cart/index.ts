export { type CartLineRow, type CartOwner, listCartLines, lockCart, removeAllLines } from './cart.repository.ts'
export { registerCart, toOwner } from './cart.routes.ts'
export { type CartTotals, stateOfLine, totalCart, totalLine } from './cart.ts'

export {
  lockVariants,
  lockVariantsOfCart,
  moveStock,
  type StockMovement,
  type StockReason,
} from './inventory.repository.ts'
export { registerStockStaff } from './stock.staff-routes.ts'
export { countStock } from './stock.staff-service.ts'

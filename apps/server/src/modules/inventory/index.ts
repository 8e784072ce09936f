export {
  lockVariants,
  lockVariantsOfCart,
  moveStock,
  type StockMovement,
  type StockReason,
} from './inventory.repository.ts'

export {
  lockVariants,
  moveStock,
  type StockReason,
} from './inventory.repository.ts'
export { registerStockStaff } from './stock.staff-routes.ts'
export { countStock, importStock } from './stock.staff-service.ts'
export { followStockNews } from './stock-news.service.ts'

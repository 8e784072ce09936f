import { z } from 'zod'
import { catalogLimits } from '../catalog/catalog-limits.ts'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter, numberParameter } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { flagParameter, staffListQuery } from '../staff/staff-fields.ts'
import { newStockMovementSchema, stockLevelSchema, stockMovementSchema } from './stock.staff-schema.ts'

const id = z.object({ id: idParameter })

export const stockStaffEndpoints = defineStaffEndpoints({
  listStockLevels: {
    method: 'GET',
    path: '/api/admin/stock-levels/',
    summary: 'What is at hand of each variant on sale; with `at_most` what runs out',
    permission: 'catalogue.read',
    query: z.object({
      ...staffListQuery(['stock', 'sku', 'name'], 'asc'),
      at_most: numberParameter(0, catalogLimits.units, catalogLimits.units),
      /** Only what runs out: as many as the settings say, or fewer. */
      is_low: flagParameter.optional(),
      category: idParameter.optional(),
      /** Also products that are not on sale. */
      with_inactive: flagParameter.optional(),
    }),
    answer: pageOf(stockLevelSchema),
  },
  getStockLevel: {
    method: 'GET',
    path: '/api/admin/stock-levels/{id}/',
    summary: 'What is at hand of one variant',
    permission: 'catalogue.read',
    params: id,
    answer: stockLevelSchema,
    errors: ['variant_not_found'],
  },
  listStockMovements: {
    method: 'GET',
    path: '/api/admin/stock-levels/{id}/movements/',
    summary: 'The ledger of one variant, the newest first',
    permission: 'catalogue.read',
    params: id,
    query: z.object(staffListQuery(['at'])),
    answer: pageOf(stockMovementSchema),
    errors: ['variant_not_found'],
  },
  moveStock: {
    method: 'POST',
    path: '/api/admin/stock-movements/',
    summary: 'Writes a delivery, a return or the result of a count into the ledger',
    permission: 'stock.write',
    body: newStockMovementSchema,
    answer: stockLevelSchema,
    status: 201,
    errors: ['variant_not_found'],
  },
})

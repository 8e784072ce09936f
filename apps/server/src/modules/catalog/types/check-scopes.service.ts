import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { findUnknownScopes } from './types.staff-repository.ts'

/** @throws AppError `product_type_not_found`, `category_not_found`, at the fields of a fact */
export async function checkScopesExist(
  db: Db,
  scopes: { types: readonly number[]; categories: readonly number[] },
): Promise<void> {
  const unknown = await findUnknownScopes(db, scopes)
  if (unknown.types.length > 0) throw new AppError('product_type_not_found', { fields: ['types'] })
  if (unknown.categories.length > 0) throw new AppError('category_not_found', { fields: ['categories'] })
}

import type { FactInputValues } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { InputError } from '../../../http/errors/input.ts'
import type { StoredFact } from './fact-values.rules.ts'
import { listAllFacts } from './facts.staff-repository.ts'
import { type FactDefinitions, planFacts } from './plan-facts.rules.ts'
import { isProductType } from './product-facts.repository.ts'

/** All definitions of facts, by key. */
export async function readDefinitions(db: Db): Promise<FactDefinitions> {
  return new Map((await listAllFacts(db)).map((fact) => [fact.key, fact]))
}

/** @throws AppError `product_type_not_found` */
export async function checkType(db: Db, typeId: number | null): Promise<void> {
  if (typeId !== null && !(await isProductType(db, typeId)))
    throw new AppError('product_type_not_found', { fields: ['type'] })
}

/**
 * The facts of a product after a change; unchanged when none are given.
 *
 * @throws InputError naming each fact that is wrong, as `facts.capacity_l`
 */
export function requireFacts(
  definitions: FactDefinitions,
  product: { typeId: number | null; categoryId: number | null },
  stored: readonly StoredFact[],
  given: FactInputValues,
): StoredFact[] {
  const { facts, faults } = planFacts(definitions, product, stored, given)
  if (faults.length === 0) return facts
  throw new InputError(
    faults.map(({ key, reason }) => ({
      code: 'custom',
      path: ['facts', key],
      message: reason.en,
      params: { sentence: reason },
    })),
  )
}

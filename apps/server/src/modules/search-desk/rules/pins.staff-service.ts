import type { PinInput, StaffPin } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { presenting, type RemovableKind } from '../../audit/index.ts'
import { lockDesk } from '../desk-lock.repository.ts'
import { foldFields } from '../fold-terms.rules.ts'
import * as table from './pins.staff-repository.ts'

/** Checks throw `search_term_empty`, `search_term_taken`, `product_not_found`, each at its field. */
export const pinKind: RemovableKind<StaffPin, PinInput, PinInput> = {
  entity: 'search_pin',
  missing: 'search_rule_not_found',
  lock: lockDesk,
  stateOf: ({ queries, product, place }) => ({ queries, product, place }),
  find: presenting(table.findPin, presentStaffPin),
  async insert(tx, input) {
    const pin = toPinColumns(input)
    await checkPinFree(tx, pin, null)
    return (await table.insertPin(tx, pin)) ?? refuseProduct()
  },
  async update(tx, { id, version }, input) {
    const pin = toPinColumns(input)
    await checkPinFree(tx, pin, id)
    // The desk is locked, so that no other version can be the reason.
    return (await table.updatePin(tx, id, version, pin)) || refuseProduct()
  },
  remove: (tx, { id, version }) => table.deletePin(tx, id, version),
}

function refuseProduct(): never {
  throw new AppError('product_not_found', { fields: ['product'] })
}

export function presentStaffPin({ productId, productName, updatedAt, ...rest }: table.PinRecord): StaffPin {
  return { ...rest, product: productId, product_name: productName, updated_at: updatedAt.toISOString() }
}

/** @throws AppError `search_term_empty` */
export function toPinColumns({ queries, product, place }: PinInput): table.PinColumns {
  return { queries, terms: foldFields({ queries }), productId: product, place }
}

async function checkPinFree(tx: Db, pin: table.PinColumns, id: number | null): Promise<void> {
  const taken = await table.findPinnedQuery(tx, pin, id)
  if (!taken) return
  const { term, name } = taken
  throw new AppError('search_term_taken', { details: { term, name: name.en }, fields: ['queries'], words: { name } })
}

import type { Carrier, CarrierInput } from '@shop/contract/staff'
import { AppError } from '../../errors.ts'
import { presenting, type RecordKind } from '../audit/index.ts'
import * as table from './carriers.repository.ts'
import type { CourierDriver } from './drivers/courier-driver.types.ts'

type ChangedCarrier = Omit<CarrierInput, 'kind'>

/** Making one throws `carrier_not_possible` for an API without its settings, and for a second account with it. */
export function carrierKind(driver: CourierDriver | null): RecordKind<Carrier, CarrierInput, ChangedCarrier> {
  return {
    entity: 'carrier',
    missing: 'not_found',
    stateOf: ({ name, kind, tracking_pattern, is_active }) => {
      return { name_en: name.en, name_ar: name.ar, kind, tracking_pattern, is_active }
    },
    find: presenting(table.findCarrier, presentCarrier),
    async insert(tx, { kind, ...input }) {
      const isPossible = kind === 'csv' || driver?.name === kind
      const id = isPossible ? await table.insertCarrier(tx, { ...toColumns(input), kind }) : null
      if (id === null) throw new AppError('carrier_not_possible', { fields: ['kind'] })
      return id
    },
    update: (tx, { id, version }, input) => table.updateCarrier(tx, id, version, toColumns(input)),
  }
}

export function presentCarrier({ trackingPattern, isActive, updatedAt, ...row }: table.CarrierRow): Carrier {
  return { ...row, tracking_pattern: trackingPattern, is_active: isActive, updated_at: updatedAt.toISOString() }
}

function toColumns({ name, tracking_pattern, is_active }: ChangedCarrier): table.CarrierColumns {
  return { nameEn: name.en, nameAr: name.ar, trackingPattern: tracking_pattern, isActive: is_active }
}

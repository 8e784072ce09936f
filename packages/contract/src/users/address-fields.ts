import { governorateField, limitedField } from '../fields.ts'

/** Where an order goes, as the checkout takes it. `city` and `area` may be places of the list or any other text. */
export const destinationFields = {
  address: limitedField('address'),
  city: limitedField('city'),
  region: governorateField,
  apartment: limitedField('apartment').optional(),
  area: limitedField('area').optional(),
  building: limitedField('building').optional(),
  floor: limitedField('floor').optional(),
  landmark: limitedField('landmark').optional(),
} as const

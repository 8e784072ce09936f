import { governorateField, textField } from '../fields.ts'

/** Where an order goes, as the checkout takes it. `city` and `area` may be places of the list or any other text. */
export const destinationFields = {
  address: textField(300, 5),
  city: textField(80, 2),
  region: governorateField,
  apartment: textField(60, 0).optional(),
  area: textField(80, 0).optional(),
  building: textField(30, 0).optional(),
  floor: textField(30, 0).optional(),
  landmark: textField(160, 0).optional(),
} as const

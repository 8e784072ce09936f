/** How many characters the texts may have that shoppers and staff type: the forms keep them, and the contract checks them. */
export const textLimits = {
  first_name: { min: 1, max: 60 },
  last_name: { min: 1, max: 60 },
  phone: { min: 1, max: 40 },
  email: { min: 0, max: 254 },
  city: { min: 2, max: 80 },
  area: { min: 0, max: 80 },
  address: { min: 5, max: 300 },
  building: { min: 0, max: 30 },
  floor: { min: 0, max: 30 },
  apartment: { min: 0, max: 60 },
  landmark: { min: 0, max: 160 },
  notes: { min: 0, max: 1000 },
  change_request: { min: 1, max: 500 },
  second_factor: { min: 1, max: 60 },
  serial_number: { min: 1, max: 100 },
  tracking_number: { min: 0, max: 60 },
  stock_note: { min: 0, max: 500 },
  block_reason: { min: 1, max: 500 },
  refund_reference: { min: 1, max: 200 },
  return_reason: { min: 0, max: 300 },
} as const satisfies Record<string, { min: number; max: number }>

/** How many characters a search may have, of shoppers and of staff. */
export const maxSearch = 200

import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { idParameter } from '../fields.ts'
import { governorateCodes } from '../values/governorate-codes.ts'
import { destinationFields } from './address-fields.ts'
import { doneSchema } from './users.schema.ts'

/** Max addresses that a shopper saves. */
export const maxAddresses = 10

const addressBody = z.object(destinationFields)
const addressParams = z.object({ id: idParameter })

export const savedAddressSchema = z.object({
  id: z.number().int(),
  address: z.string(),
  city: z.string(),
  region: z.enum(governorateCodes),
  apartment: z.string(),
  area: z.string(),
  building: z.string(),
  floor: z.string(),
  landmark: z.string(),
  /** Whether the shopper saved it; otherwise it is that of the last order. */
  is_saved: z.boolean(),
})
export type SavedAddress = z.output<typeof savedAddressSchema>

export const addressesEndpoints = defineEndpoints({
  listAddresses: {
    method: 'GET',
    path: '/api/users/addresses/',
    summary: 'The addresses of the signed-in shopper, the one of the newest order first',
    access: 'shopper',
    answer: z.array(savedAddressSchema),
    errors: ['unauthenticated'],
  },
  saveAddress: {
    method: 'POST',
    path: '/api/users/addresses/',
    summary: 'Saves an address',
    access: 'shopper',
    body: addressBody,
    answer: savedAddressSchema,
    status: 201,
    errors: ['unauthenticated', 'address_book_full'],
  },
  changeAddress: {
    method: 'PUT',
    path: '/api/users/addresses/{id}/',
    summary: 'Replaces an address; that of the last order becomes a saved one',
    access: 'shopper',
    params: addressParams,
    body: addressBody,
    answer: savedAddressSchema,
    errors: ['unauthenticated', 'not_found', 'address_book_full'],
  },
  deleteAddress: {
    method: 'DELETE',
    path: '/api/users/addresses/{id}/',
    summary: 'Deletes an address',
    access: 'shopper',
    params: addressParams,
    answer: doneSchema,
    errors: ['unauthenticated', 'not_found'],
  },
})

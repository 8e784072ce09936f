import { defineEndpoints } from '../endpoint.ts'
import { electricitySchema } from './electricity.schema.ts'

export const electricityEndpoints = defineEndpoints({
  getElectricity: {
    method: 'GET',
    path: '/api/electricity/',
    summary: "Today's electricity prices for households, and what a household is assumed to use",
    access: 'public',
    answer: electricitySchema,
    timeoutMs: 10_000,
    isShared: true,
  },
})

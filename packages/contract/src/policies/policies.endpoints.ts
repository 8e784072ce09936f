import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { policyKinds, policySchema } from './policies.schema.ts'

export const policiesEndpoints = defineEndpoints({
  getPolicy: {
    method: 'GET',
    path: '/api/policies/{kind}/',
    summary: 'A policy of the shop: privacy, terms or returns',
    access: 'public',
    params: z.object({ kind: z.enum(policyKinds) }),
    answer: policySchema,
    errors: ['not_found'],
    timeoutMs: 10_000,
    isShared: true,
  },
})

// Teaches Fastify's types the option below.
import type {} from '@fastify/swagger'
import type { FastifySchema } from 'fastify'

/** For routes that are not calls of the API: they stay out of its reference. */
export const hiddenRoute: FastifySchema = { hide: true }

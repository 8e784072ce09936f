import type { ErrorAnswer } from '@shop/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { constraintOf } from '../../database/constraint-of.ts'
import { AppError } from '../../errors.ts'
import { runIn } from '../../tracing/span.ts'
import { languageOfCall } from '../language.ts'
import { describeRefusal } from './describe-refusal.ts'
import { findFailureMessage } from './failures.messages.ts'
import { describeFields, describeWhole, InputError } from './input.ts'

/** Turns every error into one shape of answer, in the language of the request. Unexpected errors are logged and reveal nothing. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    // Fastify refuses an unreadable body outside of the request's span.
    const refuse = () => sendRefusal(error, request, reply)
    return request.span ? runIn(request.span, refuse) : refuse()
  })
  app.setNotFoundHandler((request, reply) => sendRefusal(new AppError('not_found'), request, reply))
}

/** Sends a refusal; also for hooks that refuse before a handler runs. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error)
  if (refusal.code === 'internal_error') request.log.error({ err: error }, 'unexpected error')
  else if (refusal.code === 'storage_unavailable') request.log.error({ err: error }, 'nothing can be stored')
  else if (refusal.code === 'service_unavailable' && !(error instanceof AppError))
    request.log.warn({ err: error }, 'a service that the shop needs is unavailable')
  else request.log.info({ code: refusal.code }, 'refused')
  if (refusal.code === 'service_unavailable') void reply.header('retry-after', '2')
  if (refusal.code === 'storage_unavailable') void reply.header('retry-after', '60')
  if (refusal.code === 'unauthenticated') void reply.header('www-authenticate', 'Bearer')
  if (typeof refusal.details.seconds === 'number') void reply.header('retry-after', String(refusal.details.seconds))
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send({
      ...(request.routeOptions.config.saysSuccess && { success: false }),
      ...toAnswer(refusal, error, request),
    })
}

function toAnswer(refusal: AppError, error: unknown, request: FastifyRequest): ErrorAnswer {
  const language = languageOfCall(request.raw)
  const failure = findFailureMessage(request.routeOptions.config.operation)
  const sentence =
    (refusal.code === 'internal_error' && failure?.[language]) ||
    (error instanceof InputError && describeWhole(error, language)) ||
    describeRefusal(refusal, language, request.routeOptions.config.isForStaff)
  const ownFields = Object.fromEntries(refusal.fields.map((field) => [field, [sentence]]))
  const fields = error instanceof InputError ? describeFields(error, language) : ownFields
  return {
    ...refusal.extra,
    detail: sentence,
    message: sentence,
    code: refusal.code,
    ...(Object.keys(fields).length > 0 && { errors: fields }),
    ...(Object.keys(refusal.details).length > 0 && { details: refusal.details }),
    ...(refusal.code === 'internal_error' && { request_id: request.id }),
  }
}

/** Error codes of PostgreSQL and Fastify that the caller caused or that are temporary. */
const knownCodes: Record<string, AppError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('malformed_json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('malformed_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('malformed_json'),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('payload_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unsupported_media_type'),
  FST_ERR_BAD_URL: new AppError('not_found'),
  /** A path outside the folder of static files, or an invalid file name. */
  FST_STATIC_FORBIDDEN_PATH: new AppError('not_found'),
  FST_ERR_MAX_PARAM_LENGTH: new AppError('not_found'),
  /** Deadlock, lock time-out, statement time-out. */
  '40P01': new AppError('service_unavailable'),
  '55P03': new AppError('service_unavailable'),
  '57014': new AppError('service_unavailable'),
  /** The database or the folder of pictures is full or read-only: an operator must act. */
  '53100': new AppError('storage_unavailable'),
  ENOSPC: new AppError('storage_unavailable'),
  EDQUOT: new AppError('storage_unavailable'),
  EROFS: new AppError('storage_unavailable'),
  EACCES: new AppError('storage_unavailable'),
  EPERM: new AppError('storage_unavailable'),
  ENOTDIR: new AppError('storage_unavailable'),
  /** The store of pictures is unreachable or broken, or refuses our credentials. */
  MEDIA_UNWRITABLE: new AppError('storage_unavailable'),
  MEDIA_UNREADABLE: new AppError('service_unavailable'),
  /** The database is starting, stopping, unreachable, or short of memory or connections. */
  '57P01': new AppError('service_unavailable'),
  '57P02': new AppError('service_unavailable'),
  '57P03': new AppError('service_unavailable'),
  '53200': new AppError('service_unavailable'),
  '53300': new AppError('service_unavailable'),
  ECONNREFUSED: new AppError('service_unavailable'),
  ECONNRESET: new AppError('service_unavailable'),
  EPIPE: new AppError('service_unavailable'),
  CONNECTION_DESTROYED: new AppError('service_unavailable'),
  CONNECTION_CLOSED: new AppError('service_unavailable'),
  CONNECTION_ENDED: new AppError('service_unavailable'),
  CONNECT_TIMEOUT: new AppError('service_unavailable'),
}

function toRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof InputError) return new AppError('validation_failed')
  if (isOfErasedAccount(error)) return new AppError('unauthenticated')
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return knownCodes[code] ?? new AppError('internal_error')
}

/** The statement refers to an account that was erased in the meantime. */
function isOfErasedAccount(error: unknown): boolean {
  return constraintOf(error)?.endsWith('_user_id_users_id_fk') ?? false
}

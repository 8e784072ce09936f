import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointGroup,
  type EndpointInput,
  errorsOf,
  type Language,
} from '@shop/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { type AnsweredFile, sendFile } from './answers/file.ts'
import { sendSharedAnswer } from './answers/send-shared-answer.ts'
import type { SharedAnswers } from './answers/shared-answers.ts'
import { errorAnswerSchema } from './errors/error-answer.schema.ts'
import type { Caller } from './guard/access-tokens.ts'
import { hiddenRoute } from './guard/hidden-route.ts'
import { makeInTurn } from './guard/queues.ts'
import { languageOfCall } from './language.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call in the contract. */
    operation?: string
    /** Whether the good answer of this call carries `success: true`; its refusals then carry `success: false`. */
    saysSuccess?: boolean
    /** Whether only staff may call it; its refusals then speak to them. */
    isForStaff?: boolean
  }
  interface FastifyRequest {
    /** The `Set-Cookie` header of a good answer that no other caller shares; null for none. */
    newCookie: string | null
  }
}

/** The caller: never null where a login is required, null for a guest. */
type CallerOf<E extends Endpoint> = E['access'] extends 'shopper' | 'staff' ? Caller : Caller | null

/** What a handler gets: the checked input, who calls, the language of the request, and the request for what is rarely needed. */
export type HandlerInput<E extends Endpoint> = EndpointInput<E> & {
  caller: CallerOf<E>
  language: Language
  request: FastifyRequest
}
export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<EndpointAnswer<E>>
export type Handlers<Group extends EndpointGroup> = { [Name in keyof Group]: Handler<Group[Name]> }

/**
 * Registers routes for a group of endpoints: authorises the caller, validates the input, caches answers that all shoppers share,
 * and validates the output against the contract.
 */
export function bindEndpoints<Group extends EndpointGroup>(
  app: FastifyInstance,
  group: Group,
  handlers: Handlers<Group>,
): void {
  for (const [name, endpoint] of Object.entries(group)) {
    const handler = handlers[name] as Handler<Endpoint>
    const run = (request: FastifyRequest, language: Language) => handler(readInput(request, language))
    const inTurn = turnsOf(app, endpoint)
    const handle = endpoint.isShared
      ? answerShared(endpoint, run, app.sharedAnswers, inTurn)
      : answer(endpoint, (request, language) =>
          inTurn(request, request.id, () => app.workload.run(() => run(request, language))),
        )
    bindRoute(app, name, endpoint, handle)
  }
}

/** Registers a route that answers with a file, within the limits of other calls. */
export function bindFile<E extends Endpoint>(
  app: FastifyInstance,
  name: string,
  endpoint: E,
  make: (input: HandlerInput<E>) => Promise<AnsweredFile>,
): void {
  const inTurn = turnsOf(app, endpoint)
  bindRoute(app, name, endpoint, async (request, reply) => {
    const input = readInput<E>(request, languageOfCall(request.raw))
    return await sendFile(reply, await inTurn(request, request.id, () => app.workload.run(() => make(input))))
  })
}

function readInput<E extends Endpoint>(request: FastifyRequest, language: Language): HandlerInput<E> {
  const { params, query, body, caller } = request
  return { params, query, body, caller, language, request } as HandlerInput<E>
}

/** Registers a route whose handler sends the answer itself: no body, a stream, or a redirect. */
export function bindRoute(
  app: FastifyInstance,
  name: string,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | string>,
): void {
  app.route({
    method: endpoint.method,
    url: toFastifyPath(endpoint.path),
    schema: describe(name, endpoint),
    config: {
      operation: name,
      saysSuccess: endpoint.answer instanceof z.ZodObject && 'success' in endpoint.answer.shape,
      isForStaff: endpoint.access === 'staff',
    },
    onRequest: async (request) => {
      request.caller = await app.identify(endpoint, request)
    },
    handler,
  })
}

type Turns = <Answer>(request: FastifyRequest, key: string, make: () => Promise<Answer>) => Promise<Answer>

/** Costly requests wait in a queue. */
function turnsOf(app: FastifyInstance, { isCostly }: Endpoint): Turns {
  return isCostly
    ? (request, key, make) => makeInTurn(app.queues.lists, request, key, make)
    : (_request, _key, make) => make()
}

type Run = (request: FastifyRequest, language: Language) => Promise<unknown>

function answer(endpoint: Endpoint, run: Run) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = endpoint.answer.parse(await run(request, languageOfCall(request.raw)))
    if (request.newCookie !== null) void reply.header('set-cookie', request.newCookie)
    void reply
      .code(endpoint.status ?? 200)
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
    return JSON.stringify(result)
  }
}

const sharedHeaders = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'Accept-Language, Accept-Encoding',
}

function answerShared(endpoint: Endpoint, run: Run, sharedAnswers: SharedAnswers, inTurn: Turns) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOfCall(request.raw)
    const input = JSON.stringify([request.params, request.query])
    const key = `${language} ${endpoint.path} ${input}`
    const produce = async () => {
      const result = endpoint.answer.parse(await run(request, language))
      return {
        status: 200,
        headers: { ...sharedHeaders, 'content-language': language },
        body: Buffer.from(JSON.stringify(result)),
        isRarelyAsked: true,
      }
    }
    const cached = await sharedAnswers.get(key, produce, (make) => inTurn(request, key, make))
    return await sendSharedAnswer(cached, request, reply)
  }
}

/** Methods that a path does not support get 405 with an `Allow` header. */
export function refuseOtherMethods(app: FastifyInstance, groups: readonly EndpointGroup[]): void {
  const methodsOf = new Map<string, string[]>()
  for (const { path, method } of groups.flatMap((group) => Object.values(group))) {
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), method])
  }
  for (const [path, methods] of methodsOf) {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.includes(method))
    app.route({
      method: others,
      url: toFastifyPath(path),
      schema: hiddenRoute,
      onRequest: async (request, reply) => {
        void reply.header('allow', methods.join(', '))
        throw new AppError('method_not_allowed', { details: { method: request.method } })
      },
      handler: async () => ({}),
    })
  }
}

function toFastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

function describe(operationId: string, endpoint: Endpoint): Record<string, unknown> {
  const { params, query, body } = endpoint
  const errors = errorsOf(endpoint)
  const response: Record<string, z.ZodType> = { [endpoint.status ?? 200]: endpoint.answer, '4xx': errorAnswerSchema }
  return {
    operationId,
    summary: endpoint.summary,
    description: errors.length > 0 ? `Refuses with: ${errors.map((code) => `\`${code}\``).join(', ')}.` : '',
    tags: [endpoint.access === 'staff' ? 'admin' : (endpoint.path.split('/')[2] ?? 'api')],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response,
  }
}

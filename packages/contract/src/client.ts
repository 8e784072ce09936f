import type { Endpoint, EndpointCall, EndpointGroups, EndpointResult } from './endpoint.ts'
import type { ErrorAnswer, ErrorDetails } from './errors.ts'
import { withTimeLimit } from './time-limit.ts'

/** How long a client waits for a call that does not say, in milliseconds. */
const usualTimeoutMs = 15_000

/** What a client must know of a call at run time: no schema, so that none reaches the browser. */
export type Route = readonly [method: Endpoint['method'], path: string, timeoutMs: number]
export type RouteTable<Api extends EndpointGroups> = { [Group in keyof Api]: { [Name in keyof Api[Group]]: Route } }

/** Options of one call, besides its input. `file`: the body of a call that takes a file. */
export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string>; file?: Blob }

/** Sends one request: `fetch` in a browser, an in-process call on the server. `path` begins with `/api/`. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

type Call<E extends Endpoint> =
  object extends EndpointCall<E>
    ? (input?: EndpointCall<E>, options?: CallOptions) => Promise<EndpointResult<E>>
    : (input: EndpointCall<E>, options?: CallOptions) => Promise<EndpointResult<E>>

export type Client<Api extends EndpointGroups> = {
  [Group in keyof Api]: { [Name in keyof Api[Group]]: Call<Api[Group][Name]> }
}

/** A call that the shop refused, with what it said. */
export class ApiError extends Error {
  readonly status: number
  readonly answer: Partial<ErrorAnswer>
  constructor(status: number, answer: Partial<ErrorAnswer>) {
    super(answer.message ?? answer.detail ?? `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.answer = answer
  }

  /** The figures of a refusal with this code; none of another one. */
  detailsOf<Code extends keyof ErrorDetails>(code: Code): Partial<ErrorDetails[Code]> {
    return (this.answer.code === code ? { ...this.answer.details } : {}) as Partial<ErrorDetails[Code]>
  }
}

/** A call that got no answer: no network, or the time of the call ran out. */
export class ConnectionError extends Error {
  readonly isTimeout: boolean
  constructor(cause: unknown) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
    super(isTimeout ? 'Connection timeout' : 'Network error occurred', { cause })
    this.name = 'ConnectionError'
    this.isTimeout = isTimeout
  }
}

/** Reduces the contract to what a client needs at run time. */
export function routeTableOf<Api extends EndpointGroups>(api: Api): RouteTable<Api> {
  const mapValues = <T, U>(record: Record<string, T>, change: (value: T) => U) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
  const toRoute = ({ method, path, timeoutMs = usualTimeoutMs }: Endpoint): Route => [method, path, timeoutMs]
  return mapValues(api, (group) => mapValues(group, toRoute)) as RouteTable<Api>
}

/**
 * Makes a typed client.
 *
 * @param transport sends the request; adds language and credentials
 * @throws ApiError from each call, when the shop refuses; ConnectionError when no answer comes in the call's time
 */
export function createClient<Api extends EndpointGroups>(routes: RouteTable<Api>, transport: Transport): Client<Api> {
  const mapRoutes = (group: Record<string, Route>) =>
    Object.fromEntries(Object.entries(group).map(([name, route]) => [name, makeCall(route, transport)]))
  return Object.fromEntries(Object.entries(routes).map(([name, group]) => [name, mapRoutes(group)])) as Client<Api>
}

type CallInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function makeCall([method, path, timeoutMs]: Route, transport: Transport) {
  return async (input: CallInput = {}, options: CallOptions = {}): Promise<unknown> => {
    const { headers, file } = options
    const body = file ?? (input.body === undefined ? undefined : JSON.stringify(input.body))
    const type = file ? file.type || 'application/octet-stream' : 'application/json'
    const init: RequestInit = {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    }
    try {
      return await withTimeLimit(timeoutMs, options.signal, async (signal) =>
        readAnswer(await transport(fillPath(path, input), { ...init, signal })),
      )
    } catch (error) {
      if (error instanceof ApiError || options.signal?.aborted) throw error
      throw new ConnectionError(error)
    }
  }
}

function fillPath(path: string, { params = {}, query = {} }: CallInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) search.append(name, String(each))
  return search.size > 0 ? `${filled}?${search}` : filled
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.ok) {
    if (response.status === 204) return undefined
    const type = response.headers.get('content-type') ?? ''
    return type.startsWith('application/json') ? await response.json() : await readFile(response, type)
  }
  const answer: unknown = await response.json().catch(() => ({}))
  throw new ApiError(response.status, typeof answer === 'object' && answer !== null ? answer : {})
}

/** Its name is in ASCII, as the server gives it. */
async function readFile(response: Response, type: string): Promise<File> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  return new File([await response.blob()], name, { type })
}

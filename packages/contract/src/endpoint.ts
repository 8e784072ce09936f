import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './staff/permissions.ts'

/** Who may make a call: anybody, the holder of a cart's key or token, a signed-in shopper, or staff. */
export type Access = 'public' | 'cart' | 'order' | 'shopper' | 'staff'

type NeededPermission = Permission | readonly Permission[]

/**
 * One call of the API, described once. The server validates by it, the client is typed by it, and the reference at
 * `/api/docs` is made from it.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** With its trailing slash; parameters as `{id}`. */
  path: `/api/${string}/`
  summary: string
  access: Access
  /** What a member of staff must be allowed to do, one of several if it is a list; null where being staff is enough. Only with the access `staff`. */
  permission?: NeededPermission | null
  /** Staff who must set up a second factor first may make it before they have; only with the access `staff`. */
  isOpenBeforeSecondFactor?: boolean
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  answer: z.ZodType
  /** The status of success; 200 when not given. */
  status?: 201 | 302
  /** Its error codes, besides those of every call (bad input, too many requests, overload, internal errors) and those of `errorsOf`. */
  errors?: readonly ErrorCode[]
  /** How long a client waits, in milliseconds; 15,000 when not given. */
  timeoutMs?: number
  /** The answer is the same for all shoppers of a language, so it is cached until its data changes. */
  isShared?: boolean
  /** Its answer is costly for the database or the process: few are made at once, in turns between client addresses. */
  isCostly?: boolean
  /** A repeated call with the same `Idempotency-Key` header gets the first answer again. */
  isIdempotent?: boolean
}

/** The error codes of a call, with those of every list by pages and of every call with an idempotency key. */
export function errorsOf({ errors = [], query, isIdempotent = false }: Endpoint): ErrorCode[] {
  const ofPages: ErrorCode[] = query && 'page' in query.shape ? ['page_not_found'] : []
  const ofKeys: ErrorCode[] = isIdempotent ? ['idempotency_key_required', 'idempotency_key_reused'] : []
  return [...errors, ...ofPages, ...ofKeys]
}

export type EndpointGroup = Record<string, Endpoint>
export type EndpointGroups = Record<string, EndpointGroup>

/** A call of the back office: it always says who may make it. */
export type StaffEndpoint = Endpoint & {
  path: `/api/admin/${string}/`
  access: 'staff'
  permission: NeededPermission | null
}

/** Gives the back office's endpoints the access `staff` and keeps their literal types; one without a permission does not compile. */
export function defineStaffEndpoints<const Group extends Record<string, Omit<StaffEndpoint, 'access'>>>(group: Group) {
  const defined = Object.entries(group).map(([name, endpoint]) => [name, { ...endpoint, access: 'staff' }])
  return Object.fromEntries(defined) as { [Name in keyof Group]: Group[Name] & { access: 'staff' } }
}

/** Keeps the literal types of a group of endpoints while checking their shape. */
export function defineEndpoints<const Group extends EndpointGroup>(group: Group): Group {
  return group
}

type PartOutput<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodType
  ? z.output<E[Part]>
  : undefined
type PartInput<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodType
  ? z.input<E[Part]>
  : never

/** What a handler receives: checked and with defaults filled in. */
export type EndpointInput<E extends Endpoint> = {
  params: PartOutput<E, 'params'>
  query: PartOutput<E, 'query'>
  body: PartOutput<E, 'body'>
}

/** What a handler gives. */
export type EndpointAnswer<E extends Endpoint> = z.input<E['answer']>

type OptionalWhenEmpty<T, Key extends string> = [T] extends [never]
  ? unknown
  : object extends T
    ? { [K in Key]?: T }
    : { [K in Key]: T }

/** What a client sends. */
export type EndpointCall<E extends Endpoint> = OptionalWhenEmpty<PartInput<E, 'params'>, 'params'> &
  OptionalWhenEmpty<PartInput<E, 'query'>, 'query'> &
  OptionalWhenEmpty<PartInput<E, 'body'>, 'body'>

/** What a client gets. */
export type EndpointResult<E extends Endpoint> = z.output<E['answer']>

import type { Route } from '@shop/contract'
import type { DataProvider, GetListParams, Identifier } from 'react-admin'
import { toHttpError, toSaveError } from './to-http-error.ts'

type Page = { count: number; next: unknown; previous: unknown; results: Record<string, unknown>[] }

/**
 * Lets react-admin speak the contract. A resource is named after its path: `products` is `/api/admin/products/`. Lists take
 * `page`, `page_size`, `sort`, `order` and the filters by name; `id` as an order stands for the list's own order.
 *
 * @param calls by method and path, as `callsByPath` gives them
 */
export function createDataProvider(calls: ReadonlyMap<string, LooseCall>): DataProvider {
  const call = (methods: string[], path: string, describe = toHttpError): LooseCall => {
    const found = methods.map((method) => calls.get(`${method} ${path}`)).find((one) => one !== undefined)
    if (!found) throw new Error(`The contract has no ${methods.join(' or ')} ${path}`)
    return async (input, options) => {
      try {
        return await found(input, options)
      } catch (error) {
        throw describe(error)
      }
    }
  }
  const listOf = (resource: string) => call(['GET'], `/api/admin/${resource}/`)
  const one = (resource: string, ...methods: string[]) => call(methods, `/api/admin/${resource}/{id}/`)
  const getOne = async (resource: string, id: Identifier, signal?: AbortSignal) =>
    (await one(resource, 'GET')({ params: { id } }, { ...(signal && { signal }) })) as never
  const getList = async (resource: string, { signal, ...params }: GetListParams) =>
    toPage(await listOf(resource)({ query: toQuery(params) }, { ...(signal && { signal }) }))
  const update = async (resource: string, id: Identifier, body: unknown) =>
    (await call(['PATCH', 'PUT'], `/api/admin/${resource}/{id}/`, toSaveError)({ params: { id }, body })) as never
  const remove = (resource: string, id: Identifier) => one(resource, 'DELETE')({ params: { id } })

  return {
    supportAbortSignal: true,
    getList: (resource, params) => getList(resource, params),
    getOne: async (resource, { id, signal }) => ({ data: await getOne(resource, id, signal) }),
    getMany: async (resource, { ids, signal }) => ({
      data: await Promise.all(ids.map((id) => getOne(resource, id, signal))),
    }),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: async (resource, { data }) => ({
      data: (await call(['POST'], `/api/admin/${resource}/`, toSaveError)({ body: data })) as never,
    }),
    update: async (resource, { id, data }) => ({ data: await update(resource, id, data) }),
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await update(resource, id, data)
      return { data: ids }
    },
    delete: async (resource, { id, previousData }) => {
      await remove(resource, id)
      return { data: (previousData ?? { id }) as never }
    },
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await remove(resource, id)
      return { data: ids }
    },
  }
}

function toQuery({ pagination, sort, filter }: GetListParams): Record<string, unknown> {
  const filters = Object.entries(filter ?? {}).filter(([, value]) => value !== '' && value !== null)
  return {
    ...Object.fromEntries(filters),
    ...(pagination && { page: pagination.page, page_size: pagination.perPage }),
    ...(sort && sort.field !== 'id' && { sort: sort.field, order: sort.order.toLowerCase() }),
  }
}

/** A paged answer or a plain array. What a page says besides goes along as `meta`. */
function toPage(answer: unknown) {
  const page = Array.isArray(answer) ? { results: answer, count: answer.length } : (answer as Page)
  const { results, count, next: _next, previous: _previous, ...meta } = page as Page
  return { data: results as never[], total: count, meta }
}

/** One call of the back office, without its type: what react-admin asks for has none. */
export type LooseCall = (
  input: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown },
  options?: { signal?: AbortSignal },
) => Promise<unknown>

type Table<Cell> = Record<string, Record<string, Cell>>

/** Finds calls by method and path, so that a resource is served by whatever the contract has below its name. */
export function callsByPath(routes: Table<Route>, client: Table<unknown>): Map<string, LooseCall> {
  const entries = Object.entries(routes).flatMap(([group, names]) =>
    Object.entries(names).map(
      ([name, [method, path]]) => [`${method} ${path}`, client[group]?.[name] as LooseCall] as const,
    ),
  )
  return new Map(entries)
}

/**
 * Goes along as `meta` with the query of a single record. react-admin takes the rows of a list for whole records of the same
 * `meta`; ours hold less.
 */
export const wholeRecord = { isWhole: true }

import type { Route } from '@shop/contract'
import type { DataProvider, DeleteParams, GetListParams, GetManyParams, Identifier, RaRecord } from 'react-admin'
import { toHttpError, toSaveError } from './refusals.ts'

type Page<Row> = { count: number; next: unknown; previous: unknown; results: Row[] } & Record<string, unknown>

/**
 * Connects react-admin with the contract. A resource is named after its path: `products` is `/api/admin/products/`. Lists take
 * `page`, `page_size`, `sort`, `order` and the filters by name. The sort field `id` means the list's own order.
 *
 * @param calls by method and path, see `callsByPath`
 */
export function createDataProvider(calls: ReadonlyMap<string, UntypedCall>): DataProvider {
  function call(methods: string[], path: string, describe = toHttpError) {
    const found = methods.map((method) => calls.get(`${method} ${path}`)).find((one) => one !== undefined)
    if (!found) throw new Error(`The contract has no ${methods.join(' or ')} ${path}`)
    // react-admin expects the type of its record here; the contract answers with it.
    return async <Answer>(...request: Parameters<UntypedCall>): Promise<Answer> => {
      try {
        return (await found(...request)) as Answer
      } catch (error) {
        throw describe(error)
      }
    }
  }
  const list = (resource: string) => call(['GET'], `/api/admin/${resource}/`)
  const one = (resource: string, ...methods: string[]) => call(methods, `/api/admin/${resource}/{id}/`)
  const getOne = <Row>(resource: string, id: Identifier, signal?: AbortSignal) =>
    one(resource, 'GET')<Row>({ params: { id } }, { ...(signal && { signal }) })
  const getList = async <Row>(resource: string, { signal, ...params }: GetListParams) =>
    toPage(await list(resource)<Row[] | Page<Row>>({ query: toQuery(params) }, { ...(signal && { signal }) }))
  const update = <Row>(resource: string, id: Identifier, body: unknown) =>
    call(['PATCH', 'PUT'], `/api/admin/${resource}/{id}/`, toSaveError)<Row>({ params: { id }, body })
  const remove = (resource: string, id: Identifier) => one(resource, 'DELETE')({ params: { id } })

  return {
    supportAbortSignal: true,
    getList: (resource, params) => getList(resource, params),
    getOne: async (resource, { id, signal }) => ({ data: await getOne(resource, id, signal) }),
    getMany: async <Row extends RaRecord>(resource: string, { ids, signal }: GetManyParams<Row>) => ({
      data: await Promise.all(ids.map((id) => getOne<Row>(resource, id, signal))),
    }),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: async (resource, { data }) => ({
      data: await call(['POST'], `/api/admin/${resource}/`, toSaveError)({ body: data }),
    }),
    update: async (resource, { id, data }) => ({ data: await update(resource, id, data) }),
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await update(resource, id, data)
      return { data: ids }
    },
    delete: async <Row extends RaRecord>(resource: string, { id, previousData }: DeleteParams<Row>) => {
      await remove(resource, id)
      return { data: previousData ?? ({ id } as Row) }
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

/** Reads a paged answer or a plain array. Further fields of a page become `meta`. */
function toPage<Row>(answer: Row[] | Page<Row>) {
  if (Array.isArray(answer)) return { data: answer, total: answer.length, meta: {} }
  const { results, count, next: _next, previous: _previous, ...meta } = answer
  return { data: results, total: count, meta }
}

/** A call of the contract without its types: react-admin finds it by a string. */
export type UntypedCall = (
  input: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown },
  options?: { signal?: AbortSignal },
) => Promise<unknown>

type Table<Cell> = Record<string, Record<string, Cell>>

/** Indexes the calls of the contract by method and path. */
export function callsByPath(routes: Table<Route>, client: Table<unknown>): Map<string, UntypedCall> {
  const entries = Object.entries(routes).flatMap(([group, names]) =>
    Object.entries(names).map(
      ([name, [method, path]]) => [`${method} ${path}`, client[group]?.[name] as UntypedCall] as const,
    ),
  )
  return new Map(entries)
}

/**
 * The `meta` of queries for a single record. Without it react-admin shows the row of a list first, which has fewer fields.
 */
export const wholeRecord = { isWhole: true }

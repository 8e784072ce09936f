import type { Route } from '@shop/contract'

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

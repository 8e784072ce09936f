import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

const maxRetries = 2

/** Retries requests without an answer, but none that the server refused. */
export function createQueryClient(): QueryClient {
  const retry = (count: number, error: unknown) =>
    count < maxRetries && !(error instanceof HttpError && error.status < 500)
  return new QueryClient({ defaultOptions: { queries: { retry } } })
}

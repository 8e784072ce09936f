import { useQuery } from '@tanstack/react-query'
import { browserApi, type ShopClient } from '../../../api.ts'
import { useShopQueries } from '../../../queries/shop-queries.ts'

/** A device on which the user is signed in. */
export type Session = Awaited<ReturnType<ShopClient['users']['listSessions']>>[number]

/** The devices, if loaded; `isFailed` when the last call got no answer. */
export type Sessions = {
  list: readonly Session[] | null
  isFailed: boolean
  reload: () => void
  /** @throws ApiError and ConnectionError as the call does */
  revoke: (id: string) => Promise<void>
}

/** Reads the devices on which a user is signed in, and signs them out. */
export function useSessions(userId: number): Sessions {
  const client = useShopQueries()
  const queryKey = ['sessions', userId] as const
  const { data, isError, refetch } = useQuery(
    { queryKey, queryFn: ({ signal }) => browserApi.users.listSessions({}, { signal }) },
    client,
  )
  return {
    list: data ?? null,
    isFailed: isError,
    reload: () => void refetch(),
    async revoke(id) {
      await browserApi.users.revokeSession({ params: { id } })
      client.setQueryData<Session[]>(queryKey, (sessions) => sessions?.filter((session) => session.id !== id))
    },
  }
}

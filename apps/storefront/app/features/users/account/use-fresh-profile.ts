import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserApi } from '../../../api.ts'
import { useShopQueries } from '../../../queries/shop-queries.ts'
import { useAuth } from '../auth-provider.tsx'

/**
 * Reads the profile each time that its page is opened: another device may have changed it. Without an answer what the browser
 * remembers of it stands in; an ended login shows itself.
 */
export function useFreshProfile(userId: number): void {
  const { saveProfile } = useAuth()
  const { data } = useQuery(
    {
      queryKey: ['profile', userId],
      queryFn: ({ signal }) => browserApi.users.getProfile({}, { signal }),
      // What is typed meanwhile is not overtaken, and what was saved since is not undone by an older answer.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime: 0,
    },
    useShopQueries(),
  )
  useEffect(() => {
    if (data) saveProfile(data)
  }, [data, saveProfile])
}

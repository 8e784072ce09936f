import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

/**
 * Reads what a form edits, once for each time that the form opens: a later answer must not replace what is typed.
 *
 * @returns `stored`, undefined while it loads; `isMissing`, when it could not be read; `replace` for what a save has answered
 */
export function useStored<Stored>(load: () => Promise<Stored>) {
  const client = useQueryClient()
  const queryKey = ['stored', useId()]
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: load,
    // Whoever waits gets a button to try again, also without a network.
    retry: false,
    networkMode: 'always',
    staleTime: 'static',
    gcTime: 0,
  })
  return {
    stored: data,
    isMissing: isError && !isFetching,
    reload: () => void refetch(),
    replace: (change: (now: Stored) => Stored) =>
      client.setQueryData<Stored>(queryKey, (now) => (now === undefined ? now : change(now))),
  }
}

import { type Query, queryOptions } from '@tanstack/react-query'
import { explainFailure } from './connection-test.ts'
import { SectionError, toFailure } from './section.ts'

/** How the browser reads a section, and after how many milliseconds it is stale (rule P-10), which may depend on its content. */
export type SectionReading<Content> = {
  name: string
  read: (signal: AbortSignal) => Promise<Content>
  lifeMs: number | ((content: Content | undefined, readAt: number) => number)
}

/** The key of a section's query; it includes the language of the texts. */
export function sectionKey(name: string, language: string) {
  return ['section', name, language] as const
}

/** The query of a section. It fails with a SectionError, or with an error of the page itself. */
export function sectionQuery<Content>({ name, read, lifeMs }: SectionReading<Content>, language: string) {
  const lifeNow = ({ state }: Pick<Query<Content, Error>, 'state'>) =>
    typeof lifeMs === 'number' ? lifeMs : lifeMs(state.data, Math.max(state.dataUpdatedAt, state.errorUpdatedAt))
  return queryOptions<Content, Error>({
    queryKey: sectionKey(name, language),
    queryFn: ({ signal }) =>
      read(signal).catch(async (error: unknown) => {
        const { failure, connection } = await explainFailure(toFailure(error))
        throw new SectionError(failure, connection)
      }),
    staleTime: lifeNow,
    refetchInterval: lifeNow,
    // The test of the connection is the second try.
    retry: false,
    throwOnError: (error) => !(error instanceof SectionError),
  })
}

import { queryOptions } from '@tanstack/react-query'
import { explainFailure } from './connection-test.ts'
import { SectionError, toFailure } from './section.ts'

/** How the browser reads a section, and after how many milliseconds it is stale (rule P-10). */
export type SectionReading<Content> = { name: string; read: (signal: AbortSignal) => Promise<Content>; lifeMs: number }

/** The key of a section's query; it includes the language of the texts. */
export function sectionKey(name: string, language: string) {
  return ['section', name, language] as const
}

/** The query of a section. It fails with a SectionError, or with an error of the page itself. */
export function sectionQuery<Content>({ name, read, lifeMs }: SectionReading<Content>, language: string) {
  return queryOptions<Content, Error>({
    queryKey: sectionKey(name, language),
    queryFn: ({ signal }) =>
      read(signal).catch(async (error: unknown) => {
        const { failure, connection } = await explainFailure(toFailure(error))
        throw new SectionError(failure, connection)
      }),
    staleTime: lifeMs,
    refetchInterval: lifeMs,
    // The test of the connection is the second try.
    retry: false,
    throwOnError: (error) => !(error instanceof SectionError),
  })
}

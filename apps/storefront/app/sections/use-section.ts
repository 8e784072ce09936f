import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { useShopQueries } from '../queries/shop-queries.ts'
import { useHydrated } from '../ui/hooks/use-hydrated.ts'
import { type FirstReading, toSection } from './section.ts'
import { type SectionReading, sectionKey, sectionQuery } from './section-query.ts'

/** A section that starts with the loader's result, and is read again on demand and when stale. */
export function useSection<Content>(reading: SectionReading<Content>, first: FirstReading<Content>) {
  const client = useShopQueries()
  const language = useLanguage()
  const { name } = reading
  const query = useQuery({ ...sectionQuery(reading, language), initialData: () => first.content }, client)

  // A reloaded page is newer than the stored section; if the section failed there, the old one stays.
  useEffect(() => {
    const key = sectionKey(name, language)
    if (first.failure === null && client.getQueryData(key) !== first.content) client.setQueryData(key, first.content)
  }, [client, first, name, language])

  // A section that hydrates late may already be stale.
  const isHydrated = useHydrated()
  const { data = first.content, error, isFetched, refetch } = query
  const isFetching = isHydrated && query.isFetching
  return {
    section: toSection(first, { data, error, isFetching, isFetched }),
    refresh: () => void refetch({ cancelRefetch: false }),
  }
}

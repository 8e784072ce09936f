import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { useShopQueries } from '../queries/shop-queries.ts'
import { useHydrated } from '../ui/hooks/use-hydrated.ts'
import { type FirstReading, toSection } from './section.ts'
import { type SectionReading, sectionKey, sectionQuery } from './section-query.ts'

/**
 * A part of a page that begins with what the page's loader found, is read again when the shopper asks for it, and by itself
 * once it is too old.
 */
export function useSection<Content>(reading: SectionReading<Content>, first: FirstReading<Content>) {
  const client = useShopQueries()
  const language = useLanguage()
  const { name } = reading
  const query = useQuery({ ...sectionQuery(reading, language), initialData: () => first.content }, client)

  // A page that was loaded anew is newer than what is here; without an answer for this part, what is here stays.
  useEffect(() => {
    const key = sectionKey(name, language)
    if (first.failure === null && client.getQueryData(key) !== first.content) client.setQueryData(key, first.content)
  }, [client, first, name, language])

  // A part that is taken over late may be read again at once.
  const isHydrated = useHydrated()
  const { data = first.content, error, isFetched, refetch } = query
  const isFetching = isHydrated && query.isFetching
  return {
    section: toSection(first, { data, error, isFetching, isFetched }),
    refresh: () => void refetch({ cancelRefetch: false }),
  }
}

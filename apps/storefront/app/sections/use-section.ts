import { useCallback, useEffect, useRef, useState } from 'react'
import { explainFailure } from './connection-test.ts'
import { toFailure } from './read-section.ts'
import { beginReading, endReading, type FirstReading, failReading, isExpired, openSection } from './section.ts'

/**
 * A part of a page that begins with what the page's loader found, is read again when the shopper asks for it, and by itself
 * once it is older than `lifeMs`; the age is looked at as often.
 *
 * @param read calls the shop; always the same function
 */
export function useSection<Content>(first: FirstReading<Content>, read: () => Promise<Content>, lifeMs: number) {
  const [section, setSection] = useState(() => openSection(first, Date.now()))
  const [known, setKnown] = useState(first)
  const reading = useRef<FirstReading<Content> | null>(null)
  const latest = useRef(first)
  if (known !== first) {
    // The page was loaded anew, such as in another language: that is newer than what is here.
    setKnown(first)
    setSection(openSection(first, Date.now()))
  }

  const refresh = useCallback(async () => {
    if (reading.current === first) return
    reading.current = first
    setSection(beginReading)
    const end = await read().then(
      (content) => () => endReading(content, Date.now()),
      async (error: unknown) => {
        const { failure, connection } = await explainFailure(toFailure(error))
        return (current: typeof section) => failReading(current, failure, connection)
      },
    )
    if (reading.current === first) reading.current = null
    if (latest.current === first) setSection(end)
  }, [first, read])

  useEffect(() => {
    latest.current = first
  }, [first])

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && isExpired(section, lifeMs, Date.now())) void refresh()
    }, lifeMs)
    return () => clearInterval(timer)
  }, [section, lifeMs, refresh])

  return { section, refresh: () => void refresh() }
}

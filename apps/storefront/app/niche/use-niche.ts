import { useMemo } from 'react'
import { storeText, useStoredText } from '../ui/hooks/stored-text.ts'
import { formatNiche, type Niche, parseNiche } from './niche.ts'

/** The niche that a shopper has measured; it follows other tabs. Null on the server. */
export function useNiche(): Niche | null {
  const text = useStoredText('niche')
  return useMemo(() => parseNiche(text), [text])
}

/** Stores a niche on this device; null deletes it. */
export function saveNiche(niche: Niche | null): void {
  storeText('niche', niche && formatNiche(niche))
}

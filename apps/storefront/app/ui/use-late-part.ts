import { useEffect, useState } from 'react'

/**
 * Fetches code that few shoppers need, once it is wanted. Without a network the page goes on without it; it is asked for again
 * when the network is back.
 *
 * @param fetchPart an `import()`; always the same function
 * @returns null until the part is there
 */
export function useLatePart<Part extends object>(isWanted: boolean, fetchPart: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const isMissing = isWanted && part === null
  useEffect(() => {
    if (!isMissing) return
    const ask = () => void fetchPart().then(setPart, () => undefined)
    ask()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [isMissing, fetchPart])
  return isWanted ? part : null
}

import { useEffect, useState } from 'react'

/**
 * Fetches code that few shoppers need, once it is wanted. Without a network the page goes on without it; it is asked for again
 * when the network is back.
 *
 * @param fetchModule an `import()`; always the same function
 * @returns null until the module is loaded
 */
export function useLateModule<Module extends object>(
  isWanted: boolean,
  fetchModule: () => Promise<Module>,
): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  const isMissing = isWanted && module === null
  useEffect(() => {
    if (!isMissing) return
    const ask = () => void fetchModule().then(setModule, () => undefined)
    ask()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [isMissing, fetchModule])
  return isWanted ? module : null
}

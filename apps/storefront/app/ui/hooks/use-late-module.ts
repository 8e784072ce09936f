import { useEffect, useState } from 'react'

/**
 * Loads code that few shoppers need, on demand. After a failure without a network it is loaded when the network is
 * back.
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

import { useEffect, useState } from 'react'
import { createGuard } from '../store/create-guard.ts'

const nothing: ReadonlySet<number> = new Set()

/** Marks products whose addition was just asked for (rule C-10). */
export function useInProgress() {
  const [marked, setMarked] = useState(nothing)
  const [guard] = useState(() => createGuard(setMarked))
  useEffect(() => () => guard.stop(), [guard])
  return { marked, mark: guard.mark }
}

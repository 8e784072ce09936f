import type { ReactNode } from 'react'
import { PageHead } from '../shell/page-head.tsx'
import { ChosenSkeleton } from '../ui/chosen-skeleton.tsx'
import { ChosenTrouble } from '../ui/chosen-trouble.tsx'
import type { IdList } from './id-list.ts'
import { type ChosenProducts, useChosenReading } from './use-chosen-reading.ts'

type Properties = {
  list: IdList
  title: string
  loading: string
  trouble: { heading: string; text: string; retryText: string }
  children: (chosen: ChosenProducts) => ReactNode
}

/** A page of what a kept list names. The list is this browser's own: the server renders what holds its place. */
export function ChosenPage({ list, title, loading, trouble, children }: Properties) {
  const { chosen, isFailed, retry } = useChosenReading(list)
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      {chosen === null && !isFailed && <ChosenSkeleton title={title} text={loading} />}
      {chosen === null && isFailed && <ChosenTrouble {...trouble} onRetry={retry} />}
      {chosen && children(chosen)}
    </>
  )
}

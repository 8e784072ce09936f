import { CloudOff, RefreshCw } from 'lucide-react'
import { PageHead } from '../shell/page-head.tsx'
import { Button } from '../ui/button.tsx'
import type { Elements } from '../ui/elements.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { IdList } from './id-list.ts'
import { type SavedProducts, useSavedReading } from './use-saved-products.ts'

type Properties = {
  list: IdList
  title: string
  loading: string
  trouble: { heading: string; text: string; retryText: string }
  children: (saved: SavedProducts) => Elements
}

/** A page of a saved list. Only the browser knows the list: the server renders a skeleton. */
export function SavedListPage({ list, title, loading, trouble, children }: Properties) {
  const { saved, isFailed, retry } = useSavedReading(list)
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      {saved === null && !isFailed && <SavedListSkeleton title={title} text={loading} />}
      {saved === null && isFailed && <SavedListTrouble {...trouble} onRetry={retry} />}
      {saved && children(saved)}
    </>
  )
}

const places = [1, 2, 3, 4]

/** A skeleton of products side by side, high enough that the footer does not move on the screen. */
function SavedListSkeleton({ title, text }: { title: string; text: string }) {
  return (
    <div className="page min-h-dvh py-8">
      <h1 className="mb-5 min-h-10 text-2xl md:text-3xl">{title}</h1>
      <div role="status" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 lg:gap-5">
        <span className="sr-only">{text}</span>
        {places.map((place) => (
          <Skeleton key={place} className="h-100 rounded-card" />
        ))}
      </div>
    </div>
  )
}

type SavedListTroubleProperties = { heading: string; text: string; retryText: string; onRetry: () => void }

/** Says that the products of a saved list could not be read, with a retry. */
function SavedListTrouble({ heading, text, retryText, onRetry }: SavedListTroubleProperties) {
  return (
    <Notice icon={<CloudOff />} heading={heading} text={text}>
      <Button onClick={onRetry}>
        <RefreshCw aria-hidden="true" className="size-4" />
        <span>{retryText}</span>
      </Button>
    </Notice>
  )
}

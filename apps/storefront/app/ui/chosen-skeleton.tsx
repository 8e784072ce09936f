import { Skeleton } from './skeleton.tsx'

const places = [1, 2, 3, 4]

/** Holds the place of products side by side until they are known. */
export function ChosenSkeleton({ title, text }: { title: string; text: string }) {
  return (
    <div className="page py-8">
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

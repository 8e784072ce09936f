import type { Product } from '@shop/contract'
import type { MouseEvent } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { joinUnits } from '../../ui/amounts/join-units.ts'
import { Price } from '../../ui/amounts/price.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { searchMessages } from './search.messages.ts'
import { type Search, useSearch } from './use-search.ts'

/** The results so far for the words in the box (rules P-05, P-06). */
export function SearchResults({ id, query }: { id: string; query: string }) {
  const t = useMessages(searchMessages)
  const search = useSearch(query)
  return (
    <section
      id={id}
      aria-label={t.results}
      // On a phone it is as wide as the page, because names often differ at their ends only.
      className="absolute inset-x-4 top-full z-20 mt-2 md:inset-x-0 max-h-[70dvh] animate-appear overflow-y-auto rounded-card border border-line bg-card p-3 shadow-raised"
    >
      <p role="status" className="px-2 pb-2 text-muted text-sm">
        <Summary search={search} />
      </p>
      {search.status === 'loading' && <LoadingRows />}
      {search.status === 'done' && search.count > 0 && (
        <>
          <ul>
            {search.products.map((product) => (
              <li key={product.id}>
                <Result product={product} />
              </li>
            ))}
          </ul>
          <ButtonLink look="plain" size="small" className="mt-2 w-full" to={paths.products({ search: search.query })}>
            {t.viewAll}
          </ButtonLink>
        </>
      )}
      {search.status === 'done' && search.count === 0 && <p className="px-2 pb-2">{t.nothingHint}</p>}
    </section>
  )
}

function Summary({ search }: { search: Search }) {
  const t = useMessages(searchMessages)
  if (search.status === 'loading') return t.searching
  if (search.status === 'failed') return t.failed
  return search.count > 0 ? t.found({ count: search.count }) : t.nothing({ query: search.query })
}

/** Opens the product by a full page load (rule P-06), which replaces the results in the history. */
function Result({ product }: { product: Product }) {
  const path = paths.product(product.id)
  function leave(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !window.history.state?.depth) return
    event.preventDefault()
    window.location.replace(path)
  }
  return (
    <a href={path} onClick={leave} className="flex items-center gap-3 rounded-control p-2 hover:bg-nile-soft">
      <Picture
        picture={product.images[0] ?? product.colors[0]?.images[0] ?? null}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-control bg-well object-contain"
      />
      <span className="grid min-w-0">
        <span className="line-clamp-2 font-semibold leading-snug">{joinUnits(product.name)}</span>
        <span className="truncate text-muted text-sm">
          {product.category_name} · <bdi>{product.brand}</bdi>
        </span>
        <Price egp={product.price} originalEgp={product.original_price} className="text-sm" />
      </span>
    </a>
  )
}

function LoadingRows() {
  return (
    <div className="grid gap-2 px-2">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}

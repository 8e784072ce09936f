import { Box, Button, Skeleton } from '@mui/material'
import { formatDateTime, formatExactMoney, isolate } from '@shop/i18n'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { FetchFailure } from '../../../ui/failures.tsx'
import { uiMessages } from '../../../ui/ui.messages.ts'
import { PlainTable } from '../../shared/plain-table.tsx'
import { productsMessages } from '../products.messages.ts'

/** What a variant cost since when, collapsed at first: the proof of what an offer strikes through. */
export function PriceHistory({ variantId, name }: { variantId: number; name: string }) {
  const t = useMessages(productsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" aria-label={`${t.priceHistory}: ${isolate(name)}`} sx={{ cursor: 'pointer', py: 1 }}>
        {t.priceHistory}
      </Box>
      {isOpen && <Prices variantId={variantId} />}
    </details>
  )
}

function Prices({ variantId }: { variantId: number }) {
  const t = useMessages(productsMessages)
  const { nothing } = useMessages(uiMessages)
  const language = useLanguage()
  // A save may change the price.
  const version: unknown = useWatch({ name: 'version' })
  const { data, isError, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['prices', variantId, version],
    queryFn: ({ pageParam, signal }) =>
      staffApi.products.listVariantPrices(
        { params: { id: String(variantId) }, query: { page: String(pageParam) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ next }, pages) => (next === null ? null : pages.length + 1),
    placeholderData: keepPreviousData,
    // A table that is opened again must not show old data.
    gcTime: 0,
  })
  if (isError) return <FetchFailure onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={80} />
  const money = (amount: number | null) => (amount === null ? '–' : formatExactMoney(amount, language))
  const rows = data.pages
    .flatMap(({ results }) => results)
    .map(({ from, price, lowest_before }, index) => ({
      key: `${from} ${index}`,
      cells: [
        <time key={from} dateTime={from}>
          {formatDateTime(from, language)}
        </time>,
        price === null ? t.notOnSale : money(price),
        money(lowest_before),
      ],
    }))
  return (
    <>
      <PlainTable heads={[t.priceFrom, t.priceWithCurrency, t.lowestBefore]} rows={rows} empty={nothing} />
      {hasNextPage && (
        <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
          {t.earlierPrices}
        </Button>
      )}
    </>
  )
}

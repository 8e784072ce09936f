import { Box, Tab, Tabs } from '@mui/material'
import { orderViews } from '@shop/contract/staff'
import { formatNumber } from '@shop/i18n'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { staffApi } from '../../../data/api.ts'
import { refetchInterval } from '../../../data/refetch-interval.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { orderWorkMessages } from './order-work.messages.ts'
import type { ChosenView } from './use-chosen-view.ts'

export type ViewProperties = { view: ChosenView; onView: (view: ChosenView) => void }

/** The queues as tabs above the list, each with its number of orders. */
export function ViewTabs({ view, onView }: ViewProperties) {
  const t = useMessages(orderWorkMessages)
  const language = useLanguage()
  const { onUnselectItems } = useListContext()
  const { data: counts } = useQuery({
    queryKey: ['orders', 'views'],
    queryFn: ({ signal }) => staffApi.orderWork.countViews({}, { signal }),
    refetchInterval,
  })

  function open(chosen: ChosenView): void {
    onUnselectItems()
    onView(chosen)
  }

  return (
    <Tabs
      value={view}
      onChange={(_, chosen: ChosenView) => open(chosen)}
      aria-label={t.views}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
    >
      <Tab value="all" label={t.view_all} />
      {orderViews.map((name) => (
        <Tab
          key={name}
          value={name}
          label={
            <span>
              <span>{t[`view_${name}`]}</span>{' '}
              {counts && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {formatNumber(counts[name], language)}
                </Box>
              )}
            </span>
          }
        />
      ))}
    </Tabs>
  )
}

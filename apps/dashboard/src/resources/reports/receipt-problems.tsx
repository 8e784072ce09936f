import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useAction } from '../../ui/use-action.ts'
import { reportsMessages } from './reports.messages.ts'

/** The electronic receipts that the tax authority does not have; nothing while there are none. */
export function ReceiptProblems() {
  const t = useMessages(reportsMessages)
  const { isBusy, run } = useAction()
  const { data, refetch } = useQuery({
    queryKey: ['receipt-problems'],
    queryFn: ({ signal }) => staffApi.books.listReceiptProblems({}, { signal }),
    refetchInterval: 60_000,
    retry: false,
  })
  if (!data || data.count === 0) return null

  async function sendAgain(): Promise<void> {
    await run(() => staffApi.books.renewReceipts(), t.sentAgain)
    await refetch()
  }

  return (
    <Panel
      title={t.receipts}
      action={
        data.results.some(({ is_rejected }) => is_rejected) && (
          <Button variant="outlined" loading={isBusy} onClick={() => void sendAgain()}>
            {t.sendAgain}
          </Button>
        )
      }
    >
      <Typography sx={{ mb: 1 }}>{t.receiptsHint}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {data.results.map(({ order_id, document, is_rejected, reason }) => (
          <li key={document}>
            <Link to={`/dashboard/orders/${order_id}/show`}>
              <bdi>{document}</bdi>
            </Link>{' '}
            <strong>{is_rejected ? t.rejected : t.late}</strong> <bdi>{reason}</bdi>
          </li>
        ))}
      </Box>
    </Panel>
  )
}

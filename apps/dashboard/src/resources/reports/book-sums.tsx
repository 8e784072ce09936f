import type { BookSums as Sums } from '@shop/contract/staff'
import { formatExactMoney, formatNumber } from '@shop/i18n'
import { useQuery } from '@tanstack/react-query'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { FetchFailure } from '../../ui/failures.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlainTable } from '../shared/plain-table.tsx'
import type { Period } from './report-period.ts'
import { reportsMessages } from './reports.messages.ts'

const kinds = ['invoices', 'credit_notes', 'total'] as const satisfies (keyof Sums)[]

/** What the invoices and credit notes that were issued in a period add up to, as in the file of the books. */
export function BookSums({ period }: { period: Period }) {
  const t = useMessages(reportsMessages)
  const language = useLanguage()
  const { data, isError, refetch } = useQuery({
    queryKey: ['book-sums', period],
    queryFn: ({ signal }) => staffApi.books.getBookSums({ query: period }, { signal }),
    retry: false,
  })
  if (isError) return <FetchFailure onRetry={() => void refetch()} />
  if (!data) return null
  const rows = kinds.map((kind) => {
    const { documents, net, vat, gross } = data[kind]
    const amounts = [net, vat, gross].map((egp) => formatExactMoney(egp, language))
    return { key: kind, cells: [t[kind], formatNumber(documents, language), ...amounts] }
  })
  return (
    <Panel title={t.saveBooks}>
      <PlainTable heads={[t.document, t.documents, t.net, t.vat, t.gross]} rows={rows} empty={t.nothing} />
    </Panel>
  )
}

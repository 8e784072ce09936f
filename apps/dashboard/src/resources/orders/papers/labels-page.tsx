import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { PrintPage } from '../../shared/print-page.tsx'
import { papersMessages } from './papers.messages.ts'
import { ParcelLabel } from './parcel-label.tsx'

const label = { size: '100mm 150mm', margin: '4mm' }
const sheet = {
  maxInlineSize: '190mm',
  marginInline: 'auto',
  p: { xs: 2, sm: 4 },
  borderBlockEnd: '1px dashed',
  '@media print': { p: 0, border: 0, '&:not(:last-of-type)': { breakAfter: 'page' } },
}

/** Labels of several orders in one document, each on its own page, to print in the language that is shown. */
export function LabelsPage() {
  const t = useMessages(papersMessages)
  const ids = useSearchParams()[0].get('ids') ?? ''
  const { data, isError } = useQuery({
    queryKey: ['papers', ids],
    queryFn: ({ signal }) => staffApi.orderWork.listPrintouts({ query: { ids } }, { signal }),
    retry: false,
  })
  useEffect(() => {
    document.title = t.title
  }, [t])

  if (isError || data?.results.length === 0) return <Alert severity="error">{t.missing}</Alert>
  if (!data) return null
  return (
    <PrintPage document={null} paper={label}>
      <main>
        <h1 style={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' }}>{t.title}</h1>
        {data.results.map((paper) => (
          <Box key={paper.id} component="section" aria-label={paper.number} sx={sheet}>
            <ParcelLabel paper={paper} />
          </Box>
        ))}
      </main>
    </PrintPage>
  )
}

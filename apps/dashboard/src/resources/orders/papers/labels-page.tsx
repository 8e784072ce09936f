import { Box } from '@mui/material'
import type { Printout } from '@shop/contract/staff'
import { useSearchParams } from 'react-router-dom'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { LoadedPaper } from '../../shared/loaded-paper.tsx'
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
  return (
    <LoadedPaper
      title={t.title}
      missing={t.missing}
      load={(options) => listLabels(ids, options)}
      nameOf={() => t.title}
    >
      {(papers) => (
        <PrintPage document={null} paper={label}>
          <main>
            <h1 style={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' }}>{t.title}</h1>
            {papers.map((paper) => (
              <Box key={paper.id} component="section" aria-label={paper.number} sx={sheet}>
                <ParcelLabel paper={paper} />
              </Box>
            ))}
          </main>
        </PrintPage>
      )}
    </LoadedPaper>
  )
}

/** @throws Error without any order: the call leaves out those that do not exist */
async function listLabels(ids: string, options: { signal: AbortSignal }): Promise<Printout[]> {
  const { results } = await staffApi.orderWork.listPrintouts({ query: { ids } }, options)
  if (results.length === 0) throw new Error('None of these orders has a label')
  return results
}

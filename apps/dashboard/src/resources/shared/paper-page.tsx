import { Box } from '@mui/material'
import { useParams } from 'react-router-dom'
import type { Elements } from '../../ui/elements.ts'
import { LoadedPaper } from './loaded-paper.tsx'
import { PrintPage } from './print-page.tsx'

type Properties<Paper> = {
  title: string
  /** What is said where there is none. */
  missing: string
  load: (call: { params: { id: string } }, options: { signal: AbortSignal }) => Promise<Paper>
  /** Its number in the books; null without one. */
  documentOf: (paper: Paper) => string | null
  children: (paper: Paper) => Elements
}

/** A sheet to print in the language that is shown, of the record in the address. */
export function PaperPage<Paper extends { number: string }>(properties: Properties<Paper>) {
  const { title, missing, load, documentOf, children } = properties
  const { id = '' } = useParams()
  return (
    <LoadedPaper
      title={title}
      missing={missing}
      load={(options) => load({ params: { id } }, options)}
      nameOf={(paper) => `${title} ${documentOf(paper) ?? paper.number}`}
    >
      {(paper) => (
        <PrintPage document={documentOf(paper)}>
          <Box
            component="main"
            sx={{ maxInlineSize: '190mm', marginInline: 'auto', p: { xs: 2, sm: 4 }, '@media print': { p: 0 } }}
          >
            {children(paper)}
          </Box>
        </PrintPage>
      )}
    </LoadedPaper>
  )
}

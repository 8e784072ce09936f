import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { Elements } from '../../ui/elements.ts'
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
  const { data, isError } = useQuery({
    queryKey: ['paper', useLocation().pathname],
    queryFn: ({ signal }) => load({ params: { id } }, { signal }),
    retry: false,
  })
  useEffect(() => {
    if (data) document.title = `${title} ${data.number}`
  }, [data, title])

  if (isError) return <Alert severity="error">{missing}</Alert>
  if (!data) return null
  return (
    <PrintPage document={documentOf(data)}>
      <Box
        component="main"
        sx={{ maxInlineSize: '190mm', marginInline: 'auto', p: { xs: 2, sm: 4 }, '@media print': { p: 0 } }}
      >
        {children(data)}
      </Box>
    </PrintPage>
  )
}

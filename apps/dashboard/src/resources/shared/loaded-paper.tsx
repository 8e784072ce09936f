import { Alert, Button, Stack, Typography } from '@mui/material'
import { ApiError } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { useMessages } from '../../i18n/language.tsx'
import type { Elements } from '../../ui/elements.ts'
import { uiMessages } from '../../ui/ui.messages.ts'

type Properties<Paper> = {
  title: string
  /** What is said where there is none. */
  missing: string
  load: (options: { signal: AbortSignal }) => Promise<Paper>
  /** What the tab says once it is there: also the name of the file that a browser prints it to. */
  nameOf: (paper: Paper) => string
  children: (paper: Paper) => Elements
}

/** A sheet to print, once it has been read; else why it is not there, with the ways on. */
export function LoadedPaper<Paper>({ title, missing, load, nameOf, children }: Properties<Paper>) {
  const { pathname, search } = useLocation()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['paper', pathname, search],
    queryFn: load,
    // Whoever waits gets a button to try again, also without a network.
    retry: false,
    networkMode: 'always',
  })
  const name = data === undefined ? title : nameOf(data)
  useEffect(() => {
    document.title = name
  }, [name])

  if (data !== undefined) return children(data)
  if (!error) return null
  return (
    <Missing title={title} onRetry={() => void refetch()}>
      {!isFetching && <Reason text={missing} error={error} />}
    </Missing>
  )
}

type MissingProperties = { title: string; onRetry: () => void; children: Elements }

function Missing({ title, onRetry, children }: MissingProperties) {
  const t = useMessages(uiMessages)
  const translate = useTranslate()
  const [, , resource = ''] = useLocation().pathname.split('/')
  return (
    <Stack component="main" spacing={2} sx={{ maxInlineSize: '40rem', marginInline: 'auto', p: { xs: 2, sm: 4 } }}>
      <Typography component="h1" variant="h5">
        {title}
      </Typography>
      {children}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" onClick={onRetry}>
          {t.retry}
        </Button>
        <Button component={Link} to={`/dashboard/${resource}`}>
          {translate(`resources.${resource}.name`, { smart_count: 2 })}
        </Button>
      </Stack>
    </Stack>
  )
}

function Reason({ text, error }: { text: string; error: Error }) {
  const t = useMessages(uiMessages)
  return (
    <Alert severity="error">
      <div>{text}</div>
      <div>{(error instanceof ApiError && error.answer.message) || t.notFetched}</div>
    </Alert>
  )
}

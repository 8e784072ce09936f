import { Alert, Box, Stack, TextField, Typography } from '@mui/material'
import { maxSearch } from '@shop/contract'
import type { PreviewSide, SearchChange } from '@shop/contract/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Thumbnail } from '../../ui/fields/thumbnail.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { searchesMessages } from './searches.messages.ts'

type Properties = {
  /** The form as a change; null while it says too little. */
  change: SearchChange | null
  /** A query that shows the change, until another one is typed. */
  example: string
}

/** What a query finds now, and what it will find once the open form is saved. */
export function SearchPreview({ change, example }: Properties) {
  const t = useMessages(searchesMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const query = typed ?? example
  const asked = useDebouncedValue(JSON.stringify({ query: query.trim(), change }))
  const { data, isError } = usePreview(asked)
  return (
    <Panel title={t.previewTitle}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t.previewHint}
      </Typography>
      <TextField
        label={t.previewQuery}
        value={query}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: maxSearch } }}
        fullWidth
      />
      {isError && <Alert severity="warning">{t.previewFailed}</Alert>}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }} aria-live="polite">
          <Side title={t.before} side={data.before} />
          <Side title={t.after} side={data.after} />
        </Box>
      )}
    </Panel>
  )
}

function usePreview(asked: string) {
  // A form is rendered before react-admin knows whether the member may open it.
  const canWrite = useCan('catalogue.write')
  return useQuery({
    queryKey: ['search preview', asked],
    queryFn: async () => {
      const { query, change }: { query: string; change: SearchChange } = JSON.parse(asked)
      return await staffApi.searches.previewSearch({ body: { query, change } })
    },
    enabled: canWrite && !asked.includes('"change":null') && !asked.includes('"query":""'),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

function Side({ title, side }: { title: string; side: PreviewSide }) {
  const t = useMessages(searchesMessages)
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h3" variant="subtitle2">
        {`${title}: ${t.found({ count: side.count })}`}
      </Typography>
      {side.redirect && <Typography>{t.leadsTo({ path: side.redirect })}</Typography>}
      {side.notices.map(({ kind, text }) => (
        <Typography key={kind + text} color="text.secondary" variant="body2">
          {text}
        </Typography>
      ))}
      <Products products={side.results} />
      {side.near.length > 0 && (
        <>
          <Typography variant="body2">{t.near}</Typography>
          <Products products={side.near} />
        </>
      )}
    </Box>
  )
}

function Products({ products }: { products: PreviewSide['results'] }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {products.map(({ id, image, name }) => (
        <Stack key={id} component="li" direction="row" sx={{ gap: 1, py: 0.5, alignItems: 'center' }}>
          <Thumbnail image={image} />
          <bdi>{name}</bdi>
        </Stack>
      ))}
    </Box>
  )
}

import { Box, Skeleton, Stack } from '@mui/material'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import {
  FieldTitle,
  type Identifier,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useResourceContext,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { NoResults } from './empty-list.tsx'

type Field = ReactElement<{ source?: string; label?: ReactNode }>

/** A column without a label, such as buttons. */
const isUnlabeled = (field: Field) => field.props.source === undefined || field.props.source === 'actions'

type Properties = { title: string; rowClick: 'edit' | 'show' | false; children: ReactNode }

/**
 * Shows the rows of a table as cards, for a phone: picture and title, then labelled fields, then buttons. Empty fields are
 * left out.
 */
export function RecordCards({ title, rowClick, children }: Properties) {
  const { data = [], isPending } = useListContext()
  const open = useOpenRecord(rowClick)
  if (data.length === 0) return isPending ? <Skeleton variant="rounded" height={320} /> : <NoResults />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Box component="li" sx={card} onClick={() => open(record.id)}>
            <Card title={title}>{children}</Card>
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  )
}

const card = { p: 2, borderBlockEnd: '1px solid', borderColor: 'divider', '&:last-child': { borderBlockEnd: 0 } }

/** A tap anywhere on a card opens the record; its title is the link for the keyboard. */
function useOpenRecord(rowClick: Properties['rowClick']) {
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  return (id: Identifier) => {
    if (rowClick && resource) void navigate(createPath({ resource, id, type: rowClick }))
  }
}

function Card({ title, children }: Pick<Properties, 'title' | 'children'>) {
  const fields = Children.toArray(children).filter((child): child is Field => isValidElement(child))
  const [first] = fields
  const lead = first && first.props.source === undefined ? first : null
  const bySource = (source: string) => fields.find((field) => field.props.source === source)
  const actions = fields.filter((field) => field !== lead && isUnlabeled(field))
  const isNamed = (field: Field) =>
    !isUnlabeled(field) && field.props.source !== 'image' && field.props.source !== title
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', fontWeight: 600 }}>
        {lead}
        {bySource('image')}
        <div>{bySource(title)}</div>
      </Stack>
      <NamedFields fields={fields.filter(isNamed)} />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', '&:empty': { display: 'none' } }}>
        {actions}
      </Stack>
    </>
  )
}

function NamedFields({ fields }: { fields: readonly Field[] }) {
  const resource = useResourceContext()
  return (
    <Box component="dl" sx={{ m: 0, mt: 0.5, '& > div:has(> dd > :only-child:empty)': { display: 'none' } }}>
      {fields.map((field) => (
        <Box key={field.key} sx={{ display: 'flex', gap: 1.5, py: 0.25, typography: 'body2' }}>
          <Box component="dt" sx={{ color: 'text.secondary', flex: '0 0 6.5rem' }}>
            <FieldTitle source={field.props.source} label={field.props.label} resource={resource} />
          </Box>
          <Box component="dd" sx={{ m: 0, minInlineSize: 0, overflowWrap: 'anywhere' }}>
            {field}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

import { Autocomplete, Box, TextField } from '@mui/material'
import type { StaffSynonym, SynonymInput } from '@shop/contract/staff'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useMessages } from '../../i18n/language.tsx'
import { prefilledPath } from './prefill.ts'
import { synonymsMessages } from './synonyms.messages.ts'

const termsOf = ({ english, arabic, franco }: StaffSynonym) => [...english, ...arabic, ...franco]

/** For a word that came from a list of searches: opens the group that it belongs to, with the word added. */
export function AddToGroup() {
  const t = useMessages(synonymsMessages)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { arabic = [], franco = [] } = useWatch<SynonymInput>()
  const { data = [] } = useGetList<StaffSynonym>('search/synonyms', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'name', order: 'ASC' },
    filter: { q: typed },
  })
  const [term] = [...arabic, ...franco]
  if (term === undefined) return null

  function open(group: StaffSynonym | null): void {
    if (!group) return
    const values = { arabic: [...group.arabic, ...arabic], franco: [...group.franco, ...franco] }
    void navigate(prefilledPath(`synonyms/${group.id}`, values))
  }

  return (
    <Box sx={{ mb: 2 }}>
      <Autocomplete<StaffSynonym>
        options={data}
        filterOptions={(options) => options}
        getOptionLabel={(group) => termsOf(group).slice(0, 4).join(' · ')}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_, group) => open(group)}
        renderInput={(input) => <TextField {...input} label={t.addTo({ term })} helperText={t.addToHint} />}
      />
    </Box>
  )
}

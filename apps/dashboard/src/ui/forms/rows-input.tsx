import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import {
  ArrayInput,
  IconButtonWithTooltip,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'

type Properties = {
  source: string
  label: string
  /** The name of one entry: `Colour`. */
  entryName: string
  /** The label of the button below the entries. */
  addLabel: string
  /** The values of a new entry. By default react-admin puts an empty text into each field, also into lists. */
  newRow: object
  isInline?: boolean
  children: ReactNode
}

/** A list of entries, to add, remove and sort. */
export function RowsInput({ source, label, entryName, addLabel, newRow, isInline = false, children }: Properties) {
  return (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator
        disableClear
        inline={isInline}
        fullWidth={!isInline}
        sx={alwaysShown}
        addButton={<AddButton label={addLabel} newRow={newRow} />}
        removeButton={<RemoveButton entryName={entryName} />}
        getItemLabel={isInline ? false : (index) => `${entryName} ${index + 1}`}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  )
}

/** The buttons of an entry are always visible, because the keyboard has no hover. */
const alwaysShown = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } as const

function AddButton({ label, newRow }: { label: string; newRow: object }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" startIcon={<Add />} onClick={() => add(structuredClone(newRow))}>
      {label}
    </Button>
  )
}

function RemoveButton({ entryName }: { entryName: string }) {
  const t = useMessages(uiMessages)
  const { index, remove } = useSimpleFormIteratorItem()
  return (
    <IconButtonWithTooltip
      size="small"
      color="warning"
      label={t.removeEntry({ name: entryName, number: index + 1 })}
      onClick={() => remove()}
    >
      <DeleteOutlined fontSize="small" />
    </IconButtonWithTooltip>
  )
}

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
  /** What one entry is called: `Colour`. */
  entryName: string
  /** The button below the entries. */
  addLabel: string
  /** A new entry. react-admin would put an empty text into each field, also into those that hold a list. */
  newRow: object
  isInline?: boolean
  children: ReactNode
}

/** A list of entries; they are added, removed and put in order. */
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

/** Buttons of the entries are there for the keyboard too, not only below the mouse. */
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

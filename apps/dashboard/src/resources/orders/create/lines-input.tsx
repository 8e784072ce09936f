import { useController } from 'react-hook-form'
import type { EditableLine } from '../lines/editable-lines.ts'
import { LinesEditor } from '../lines/lines-editor.tsx'

/** The products of a new order, as a field of its form. */
export function LinesInput() {
  const { field } = useController<{ lines: EditableLine[] }, 'lines'>({ name: 'lines' })
  return <LinesEditor lines={field.value ?? []} onChange={field.onChange} />
}

import { Box, FormHelperText, FormLabel } from '@mui/material'
import type { Picture } from '@shop/contract'
import { type DragEvent, useState } from 'react'
import { InputHelperText, useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useMessages } from '../../i18n/language.tsx'
import { colors } from '../../theme/colors.ts'
import { moveItem } from '../move-item.ts'
import { FileButton } from './file-button.tsx'
import { PictureTile } from './picture-tile.tsx'
import { picturesMessages } from './pictures.messages.ts'
import { useUploads } from './use-uploads.ts'

/** A sorted list of pictures. Dragging and buttons change the order; new files are uploaded at once. */
export function PicturesInput({ source, label }: { source: string; label: string }) {
  const t = useMessages(picturesMessages)
  const { upload, isBusy, isUploading } = useUploads()
  const validate = () => (isUploading() ? t.stillUploading : undefined)
  const { field, fieldState } = useInput<Picture[]>({ source, defaultValue: [], validate })
  const pictures: Picture[] = field.value ?? []
  const { getValues } = useFormContext()
  const [dragged, setDragged] = useState<number | null>(null)

  async function add(files: File[]): Promise<void> {
    const added = await upload(files)
    // Others were removed, sorted or added meanwhile.
    const now: Picture[] = getValues(field.name) ?? []
    const known = new Set(now.map(({ id }) => id))
    field.onChange([...now, ...added.filter(({ id }) => !known.has(id))])
  }
  function drop(event: DragEvent, at: number): void {
    event.preventDefault()
    event.stopPropagation()
    if (dragged !== null) field.onChange(moveItem(pictures, dragged, at))
    else void add([...event.dataTransfer.files])
    setDragged(null)
  }

  return (
    <Box
      component="fieldset"
      sx={{ border: `1px dashed ${colors.control}`, borderRadius: 2, p: 1.5, mb: 2, minInlineSize: 0 }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => drop(event, pictures.length)}
    >
      <FormLabel component="legend" sx={{ px: 0.5, fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, mb: 1, listStyle: 'none' }}>
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            number={index + 1}
            isLast={index === pictures.length - 1}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDrop={(event) => drop(event, index)}
            onMove={(to) => field.onChange(moveItem(pictures, index, to))}
            onRemove={() => field.onChange(pictures.filter(({ id }) => id !== picture.id))}
          />
        ))}
      </Box>
      <FileButton label={t.add} isBusy={isBusy} isMultiple onFiles={(files) => void add(files)} />
      <FormHelperText error={fieldState.invalid}>
        <InputHelperText error={fieldState.error?.message} helperText={t.hint} />
      </FormHelperText>
    </Box>
  )
}

import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate'
import { Button } from '@mui/material'
import { useId } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { mediaMessages } from './media.messages.ts'

const types = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type Properties = { label: string; isBusy: boolean; isMultiple?: boolean; onFiles: (files: File[]) => void }

/** Opens the choice of picture files. */
export function FileButton({ label, isBusy, isMultiple = false, onFiles }: Properties) {
  const t = useMessages(mediaMessages)
  const id = useId()
  return (
    <Button
      component="label"
      htmlFor={id}
      variant="outlined"
      size="small"
      startIcon={<AddPhotoAlternate />}
      disabled={isBusy}
    >
      {isBusy ? t.uploading : label}
      <input
        id={id}
        type="file"
        accept={types}
        multiple={isMultiple}
        disabled={isBusy}
        style={{ position: 'absolute', opacity: 0, inlineSize: 1, blockSize: 1 }}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </Button>
  )
}

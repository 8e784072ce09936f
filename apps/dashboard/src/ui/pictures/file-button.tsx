import type { SvgIconComponent } from '@mui/icons-material'
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate'
import { Button } from '@mui/material'
import { useRef } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { picturesMessages } from './pictures.messages.ts'

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type Properties = {
  label: string
  isBusy: boolean
  isMultiple?: boolean
  /** Types of files, as in the attribute `accept`; pictures when not given. */
  accept?: string
  icon?: SvgIconComponent
  onFiles: (files: File[]) => void
}

/** A button that opens the file dialog of the browser. */
export function FileButton({ label, isBusy, isMultiple = false, accept = pictureTypes, icon, onFiles }: Properties) {
  const t = useMessages(picturesMessages)
  const input = useRef<HTMLInputElement>(null)
  const Icon = icon ?? AddPhotoAlternate
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? t.uploading : label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={label}
        tabIndex={-1}
        accept={accept}
        multiple={isMultiple}
        disabled={isBusy}
        style={{ position: 'absolute', opacity: 0, inlineSize: 1, blockSize: 1, pointerEvents: 'none' }}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

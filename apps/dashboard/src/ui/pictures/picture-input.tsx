import Close from '@mui/icons-material/Close'
import { Box, FormHelperText, FormLabel, IconButton } from '@mui/material'
import type { Picture } from '@shop/contract'
import { InputHelperText, useInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { colors } from '../../theme/colors.ts'
import { FileButton } from './file-button.tsx'
import { picturesMessages } from './pictures.messages.ts'
import { useUploads } from './use-uploads.ts'

type Properties = { source: string; label: string; isNeeded?: boolean; hint?: string }

/** An input for one picture. It can be removed unless it is required. */
export function PictureInput({ source, label, isNeeded = false, hint }: Properties) {
  const t = useMessages(picturesMessages)
  const validate = (value: unknown) => (isNeeded && !value ? 'ra.validation.required' : undefined)
  const { field, fieldState } = useInput<Picture | null>({ source, defaultValue: null, validate })
  const { upload, isBusy } = useUploads()
  const picture: Picture | null = field.value ?? null
  async function take(files: File[]): Promise<void> {
    const [taken] = await upload(files.slice(0, 1))
    if (taken) field.onChange(taken)
  }
  return (
    <Box
      component="fieldset"
      sx={{ border: `1px dashed ${colors.control}`, borderRadius: 2, p: 1.5, minInlineSize: 0, flex: '1 1 10rem' }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void take([...event.dataTransfer.files])
      }}
    >
      <FormLabel component="legend" sx={{ px: 0.5, fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      {picture && (
        <img
          src={picture.image}
          alt={label}
          style={{ maxInlineSize: '100%', maxBlockSize: 160, display: 'block', marginBlockEnd: 8 }}
        />
      )}
      <FileButton label={picture ? t.replace : t.choose} isBusy={isBusy} onFiles={(files) => void take(files)} />
      {picture && !isNeeded && (
        <IconButton size="small" aria-label={t.removeOne} onClick={() => field.onChange(null)}>
          <Close fontSize="small" />
        </IconButton>
      )}
      <FormHelperText error={fieldState.invalid}>
        <InputHelperText error={fieldState.error?.message} helperText={hint ?? t.drop} />
      </FormHelperText>
    </Box>
  )
}

import { Button, ButtonBase, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import type { StaffReturn } from '@shop/contract/staff'
import { saveFile } from '@shop/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { colors } from '../../../theme/colors.ts'
import { Panel } from '../../../ui/panel.tsx'
import { FileImage } from '../../../ui/pictures/file-image.tsx'
import { returnsMessages } from '../../shared/returns.messages.ts'

/** The pictures that the shopper sent with a return. */
export function ReturnPictures({ record: { id, pictures } }: { record: StaffReturn }) {
  const t = useMessages(returnsMessages)
  if (pictures === 0) return null
  const places = Array.from({ length: pictures }, (_, index) => index + 1)
  return (
    <Panel title={t.pictures}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {places.map((place) => (
          <ReturnPicture key={place} id={id} place={place} />
        ))}
      </Stack>
    </Panel>
  )
}

/** A small picture, which a press enlarges as soon as it has come. A press loads one again that did not come. */
function ReturnPicture({ id, place }: { id: string; place: number }) {
  const t = useMessages(returnsMessages)
  const [isOpen, setOpen] = useState(false)
  const { data: file, refetch } = useQuery({
    queryKey: ['return-picture', id, place],
    queryFn: ({ signal }) => staffApi.returns.getReturnPicture({ params: { id, place: String(place) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const titleId = `picture-${place}`
  return (
    <>
      <ButtonBase
        aria-label={t.enlarge({ place })}
        onClick={() => {
          setOpen(true)
          if (!file) void refetch()
        }}
        sx={{ inlineSize: 96, blockSize: 96, borderRadius: 1, overflow: 'hidden', backgroundColor: colors.line }}
      >
        {file && <FileImage file={file} alt="" style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }} />}
      </ButtonBase>
      {file && (
        <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="lg" aria-labelledby={titleId}>
          <DialogTitle id={titleId}>{t.picture({ place })}</DialogTitle>
          <DialogContent>
            <FileImage file={file} alt={t.picture({ place })} style={{ maxInlineSize: '100%', maxBlockSize: '75vh' }} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => saveFile(file, file.name)}>{t.savePicture}</Button>
            <Button onClick={() => setOpen(false)}>{t.closePicture}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

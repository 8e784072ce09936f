import Delete from '@mui/icons-material/Delete'
import type { StaffVideo } from '@shop/contract/staff'
import { useState } from 'react'
import { Button, useRecordContext, useRedirect } from 'react-admin'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAction } from '../../ui/use-action.ts'
import { videosMessages } from './videos.messages.ts'

/** Removes the video that is open, after asking: it cannot be brought back. */
export function RemoveVideoButton() {
  const t = useMessages(videosMessages)
  const video = useRecordContext<StaffVideo>()
  const redirect = useRedirect()
  const { isBusy, failure, run } = useAction({ failed: t.failed, isInForm: true })
  const [isAsking, setAsking] = useState(false)
  if (!video) return null

  async function remove({ id, version }: StaffVideo): Promise<void> {
    const work = () => staffApi.videos.deleteVideo({ params: { id: String(id) }, body: { version } })
    if (await run(work, t.removed)) redirect('list', 'videos')
  }

  return (
    <>
      <Button label={t.remove} color="error" sx={{ marginInlineStart: 'auto' }} onClick={() => setAsking(true)}>
        <Delete />
      </Button>
      {isAsking && (
        <FormDialog
          title={t.removeTitle}
          hint={t.removeText}
          submit={t.remove}
          cancel={t.keep}
          isSevere
          {...{ isBusy, failure }}
          onSubmit={() => remove(video)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

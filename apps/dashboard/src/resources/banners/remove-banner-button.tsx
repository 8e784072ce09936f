import Delete from '@mui/icons-material/Delete'
import type { StaffBanner } from '@shop/contract/staff'
import { useState } from 'react'
import { Button, useRecordContext, useRedirect } from 'react-admin'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAction } from '../../ui/use-action.ts'
import { bannersMessages } from './banners.messages.ts'

/** Removes the banner that is open, after asking: it cannot be brought back. */
export function RemoveBannerButton() {
  const t = useMessages(bannersMessages)
  const banner = useRecordContext<StaffBanner>()
  const redirect = useRedirect()
  const { isBusy, failure, run } = useAction({ failed: t.failed, isInForm: true })
  const [isAsking, setAsking] = useState(false)
  if (!banner) return null

  async function remove({ id, version }: StaffBanner): Promise<void> {
    const work = () => staffApi.banners.deleteBanner({ params: { id: String(id) }, body: { version } })
    if (await run(work, t.removed)) redirect('list', 'banners')
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
          onSubmit={() => remove(banner)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

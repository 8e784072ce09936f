import Delete from '@mui/icons-material/Delete'
import type { StaffBanner } from '@shop/contract/staff'
import { useState } from 'react'
import { Button, Confirm, useNotify, useRecordContext, useRedirect } from 'react-admin'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { bannersMessages } from './banners.messages.ts'

/** Removes the banner that is open, after asking: it cannot be brought back. */
export function RemoveBannerButton() {
  const t = useMessages(bannersMessages)
  const banner = useRecordContext<StaffBanner>()
  const notify = useNotify()
  const redirect = useRedirect()
  const [isAsking, setAsking] = useState(false)
  if (!banner) return null

  async function remove({ id, version }: StaffBanner): Promise<void> {
    try {
      await staffApi.banners.deleteBanner({ params: { id: String(id) }, body: { version } })
      notify(t.removed, { type: 'success' })
      redirect('list', 'banners')
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
      setAsking(false)
    }
  }

  return (
    <>
      <Button label={t.remove} color="error" sx={{ marginInlineStart: 'auto' }} onClick={() => setAsking(true)}>
        <Delete />
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t.removeTitle}
        content={t.removeText}
        confirm={t.remove}
        confirmColor="warning"
        onConfirm={() => void remove(banner)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

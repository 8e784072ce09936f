import { Share2 } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { catalogMessages } from '../catalog.messages.ts'

/** Shares the page through the device where it can, else copies its address (rule P-02). */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages(catalogMessages)
  const showToast = useToasts()

  async function share() {
    const url = window.location.href
    // A shopper who closes the device's dialog has not failed at anything.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined)
    // Where the clipboard is refused, the address is there to be copied by hand.
    await navigator.clipboard.writeText(url).then(
      () => showToast({ kind: 'success', title: t.linkCopied }),
      () => showToast({ kind: 'error', title: t.shareLink, description: url }),
    )
  }

  return (
    <Button look="quiet" size="small" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
      {t.share}
    </Button>
  )
}

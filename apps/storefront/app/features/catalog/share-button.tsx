import { Share2 } from 'lucide-react'
import { useMessages } from '../../language.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { catalogMessages } from './catalog.messages.ts'

/** Shares the page through the device where it can, else copies its address (rule P-02). */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages(catalogMessages)
  const showToast = useToasts()

  async function share() {
    const url = window.location.href
    if (typeof navigator.share === 'function') return navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    showToast({ kind: 'success', title: t.linkCopied })
  }

  return (
    // A shopper who closes the device's dialog has not failed at anything.
    <Button look="quiet" size="small" onClick={() => void share().catch(() => undefined)}>
      <Share2 aria-hidden="true" className="size-5" />
      {t.share}
    </Button>
  )
}

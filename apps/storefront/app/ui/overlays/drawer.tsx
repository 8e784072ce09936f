import { X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { IconButton } from '../icon-button.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useOverlayHistory } from './overlay-history.ts'

type Properties = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** The title, to focus when the focused control is gone. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  /** A press in it may change the page below, as with filters. */
  staysOpen?: boolean
  children: ReactNode
}

/**
 * A modal `<dialog>` that slides in from the end, on a phone from below. It closes on Escape, on Back, on a press
 * outside, and when the page changes.
 */
export function Drawer({ isOpen, onClose, title, titleRef, footer, staysOpen = false, children }: Properties) {
  const t = useMessages(uiMessages)
  const titleId = useId()
  const { dialog, isShown } = useModal(isOpen)
  useOverlayHistory(isOpen, onClose, staysOpen)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // In React the `close` event of an inner dialog bubbles.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
      className="drawer bg-card p-0 text-ink shadow-raised"
    >
      {isShown && (
        <>
          <div className="flex items-center justify-between gap-4 border-line border-b py-2 ps-5 pe-3">
            <h2 id={titleId} ref={titleRef} tabIndex={-1} className="text-lg outline-none">
              {title}
            </h2>
            <IconButton label={t.close} icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          {footer && <div className="border-line border-t px-5 pt-4 pb-5">{footer}</div>}
        </>
      )}
    </dialog>
  )
}

/** Opens and closes the dialog; its content stays until the animation ends. */
function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen) {
      if (!element.open) element.showModal()
      return setOnScreen(true)
    }
    element.close()
    const leaving = element.getAnimations().map((animation) => animation.finished)
    void Promise.allSettled(leaving).then(() => setOnScreen(element.open))
  }, [isOpen])
  return { dialog, isShown: isOpen || isOnScreen }
}

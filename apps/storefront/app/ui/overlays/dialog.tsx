import { X } from 'lucide-react'
import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { IconButton } from '../icon-button.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useOverlayHistory } from './overlay-history.ts'

type Properties = { isOpen: boolean; onClose: () => void; title: string; className?: string; children: Elements }

/**
 * A modal `<dialog>`. It traps the focus and closes on Escape, on Back, and on a press outside. Once its form is
 * begun, a press outside closes it no more: a finger that slips must not lose what was typed or chosen.
 */
export function Dialog({ isOpen, onClose, title, className, children }: Properties) {
  const t = useMessages(uiMessages)
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  /** The form that was begun last; it can be gone by now. */
  const begun = useRef<Element>(null)
  const noteBegun = ({ target }: SyntheticEvent) => {
    if (target instanceof Element) begun.current = target.closest('form') ?? begun.current
  }
  useOverlayHistory(isOpen, onClose)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])
  // One that is taken away while it is open would leave the focus nowhere: closing gives it back.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // In React the `close` event of an inner dialog bubbles.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onPointerDown={(event) => event.target === dialog.current && !dialog.current.contains(begun.current) && onClose()}
      // A press by keyboard is a click, too.
      onInput={noteBegun}
      onClickCapture={noteBegun}
      className={classes(
        'm-auto w-[min(32rem,calc(100vw-2rem))] rounded-card bg-card p-0 text-ink shadow-raised',
        className,
      )}
    >
      <div className="p-5">
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <IconButton label={t.close} icon={<X aria-hidden="true" />} onClick={onClose} className="-me-2" />
        </div>
        {children}
      </div>
    </dialog>
  )
}

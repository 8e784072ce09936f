import { Undo2 } from 'lucide-react'
import { Button } from '../button.tsx'

type Properties = { text: string | null; undoText: string; onUndo: () => void }

/** Names what was removed from a list, with an undo; empty without a removal. */
export function UndoNotice({ text, undoText, onUndo }: Properties) {
  return (
    <div role="status" className="not-empty:mb-5">
      {text && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-nile-soft py-1 ps-4 pe-1">
          <p>{text}</p>
          <Button look="quiet" onClick={onUndo}>
            <Undo2 aria-hidden="true" className="mirror size-5" />
            <span>{undoText}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

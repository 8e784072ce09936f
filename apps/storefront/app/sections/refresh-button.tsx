import { LoaderCircle, RotateCw } from 'lucide-react'
import { useMessages } from '../i18n/language.tsx'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { sectionMessages } from './sections.late.messages.ts'

type Properties = { name: string; isBusy: boolean; onPress: () => void }

/** A button that reads a section again; `name` is the name of the section. */
export function RefreshButton({ name, isBusy, onPress }: Properties) {
  const t = useMessages(sectionMessages)
  return (
    <IconButton
      label={`${t.refresh}: ${name}`}
      icon={<RotateCw aria-hidden="true" className={classes('size-4', isBusy && 'animate-spin')} />}
      className="text-muted"
      aria-disabled={isBusy}
      onClick={onPress}
    />
  )
}

/** Covers a section while it is read again (rules M-05, P-10); its parent must be positioned. */
export function RefreshCover() {
  const t = useMessages(sectionMessages)
  return (
    <div className="absolute inset-0 z-10 grid place-items-center rounded-card bg-paper/70">
      <p role="status" className="flex items-center gap-2 rounded-control bg-card px-4 py-2 font-semibold shadow-card">
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin text-nile" />
        <span>{t.refreshing}</span>
      </p>
    </div>
  )
}

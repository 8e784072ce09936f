import { RotateCw } from 'lucide-react'
import { useMessages } from '../i18n/language.tsx'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { sectionMessages } from './sections.late.messages.ts'

type Properties = { name: string; isBusy: boolean; onPress: () => void }

/** Reads a part of a page again; `name` says which. */
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

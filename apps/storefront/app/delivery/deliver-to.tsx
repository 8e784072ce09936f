import { governorates } from '@shop/contract'
import { ChevronDown, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { classes } from '../ui/classes.ts'
import { useLateModule } from '../ui/hooks/use-late-module.ts'
import { useChosenGovernorate } from './chosen-governorate.ts'
import { deliveryMessages } from './delivery.late.messages.ts'

/** Above the header, in the menu of a phone, or beside a price. */
const looks = {
  bar: 'text-on-night underline-offset-4 hover:underline',
  menu: 'rounded-control border border-control/60 px-3 text-sm hover:border-nile hover:text-nile',
  box: 'text-nile underline-offset-4 hover:underline',
} as const

const fetchDialog = () => import('./governorate-dialog.tsx')

/** Shows the chosen governorate; a press opens the choice. */
export function DeliverTo({ look }: { look: keyof typeof looks }) {
  const t = useMessages(deliveryMessages)
  const language = useLanguage()
  const governorate = useChosenGovernorate()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const late = useLateModule(wasOpened, fetchDialog)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={isOpen && !late}
        className={classes('inline-flex min-h-11 max-w-full items-center gap-1.5 font-semibold', looks[look])}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <MapPin aria-hidden="true" className="size-4 shrink-0" />
        <span className={look === 'bar' ? 'truncate' : 'text-start'}>
          {governorate ? t.deliveryTo({ governorate: governorates[governorate][language] }) : t.chooseYours}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      {late && <late.GovernorateDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

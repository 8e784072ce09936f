import { Play, Smartphone } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import type { Elements } from '../../ui/elements.ts'
import { layoutMessages } from './layout.messages.ts'

type Properties = { googlePlay: string | null; appStore: string | null }

/** Links to the shop's apps (rule F-04); nothing without apps. */
export function AppLinks({ googlePlay, appStore }: Properties) {
  const t = useMessages(layoutMessages)
  if (googlePlay === null && appStore === null) return null
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-sm">{t.getTheApp}</p>
      <div className="flex flex-wrap gap-2">
        {googlePlay && (
          <AppLink href={googlePlay} icon={<Play aria-hidden="true" className="size-4" />} name={t.googlePlay} />
        )}
        {appStore && (
          <AppLink href={appStore} icon={<Smartphone aria-hidden="true" className="size-4" />} name={t.appStore} />
        )}
      </div>
    </div>
  )
}

function AppLink({ href, icon, name }: { href: string; icon: Elements; name: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 rounded-control border border-on-night-muted/40 px-4 font-semibold text-sm transition-colors hover:border-lamp hover:text-lamp"
    >
      {icon}
      <span>{name}</span>
    </a>
  )
}

import { type Theme, useMediaQuery } from '@mui/material'
import { openLocalStore, subscribePerson } from '@shop/session'
import { type ReactNode, useEffect, useRef } from 'react'
import { Layout as BaseLayout, memoryStore, type Store, useSidebarState, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useMessages } from '../i18n/language.tsx'
import { secondFactorMessages } from '../second-factor/second-factor.messages.ts'
import { CrashPage } from '../ui/crash-page.tsx'
import { useTitle } from '../ui/use-title.ts'
import { layoutMessages } from './layout.messages.ts'
import { MainMenu } from './main-menu.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of each page: the bar above and the menu beside it. */
export function Layout({ children }: { children: ReactNode }) {
  useDocumentTitle()
  useMenuOfPhone()
  return (
    <BaseLayout appBar={TopBar} menu={MainMenu} error={CrashedPage}>
      {children}
    </BaseLayout>
  )
}

/** Reloads a page that failed to load, for instance after a new build. */
function CrashedPage() {
  return <CrashPage onBack={() => window.location.reload()} />
}

/** Sets the title of the browser tab to the name of the resource, whose path has one or two parts. */
function useDocumentTitle(): void {
  const t = useMessages(layoutMessages)
  const { page } = useMessages(secondFactorMessages)
  const translate = useTranslate()
  const [first = '', second] = useLocation().pathname.split('/').slice(2)
  // Two: the plural names the list.
  const nameOf = (resource: string) => translate(`resources.${resource}.name`, { smart_count: 2, _: '' })
  const ownPages: Readonly<Record<string, string>> = { '': t.overview, 'second-factor': page }
  useTitle(ownPages[first] ?? (nameOf(first) || nameOf(`${first}/${second}`) || t.notFound))
}

/** On a phone the menu covers the page: it closes whenever the page changes. */
function useMenuOfPhone(): void {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [isOpen, setOpen] = useSidebarState()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isPhone && isOpen) setOpen(false)
  }, [isPhone, isOpen, pathname, setOpen])
}

const preferencesName = 'dashboard_preferences'

/** Stores react-admin's preferences of a person in the browser. On a phone the open menu is not restored. */
export function openPreferencesStore(): Store {
  const found: Record<string, unknown> = JSON.parse(openLocalStore().getItem(preferencesName) ?? '{}')
  if (window.matchMedia('(max-width: 599.95px)').matches) delete found['sidebar.open']
  const store = memoryStore(found)
  const save = () => openLocalStore().setItem(preferencesName, JSON.stringify(store.listItems?.()))
  subscribePerson(() => store.reset())
  return {
    ...store,
    setItem(key, value) {
      store.setItem(key, value)
      save()
    },
    removeItem(key) {
      store.removeItem(key)
      save()
    },
    removeItems(prefix) {
      store.removeItems(prefix)
      save()
    },
  }
}

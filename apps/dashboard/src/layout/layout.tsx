import type { ReactNode } from 'react'
import { Layout as BaseLayout } from 'react-admin'
import { CrashPage } from '../ui/crash-page.tsx'
import { MainMenu } from './main-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useMenuOfPhone } from './use-menu-of-phone.ts'

/** What stands around each page: the bar above, the menu beside. */
export function Layout({ children }: { children: ReactNode }) {
  useDocumentTitle()
  useMenuOfPhone()
  return (
    <BaseLayout appBar={TopBar} menu={MainMenu} error={CrashedPage}>
      {children}
    </BaseLayout>
  )
}

/** A page that fails to load, of an older build for instance, is fetched anew. */
function CrashedPage() {
  return <CrashPage onBack={() => window.location.reload()} />
}

import { layoutMessages } from '../features/layout/layout.messages.ts'
import { useMessages } from '../i18n/language.tsx'
import { paths } from '../paths.ts'
import { describePath, type Step } from '../ui/structured-data/path-structured-data.ts'
import { StructuredData } from '../ui/structured-data/structured-data.tsx'
import { useShell } from './shell.ts'

/** The breadcrumbs of a page for search engines; the home page is added. */
export function PagePath({ steps }: { steps: readonly Step[] }) {
  const t = useMessages(layoutMessages)
  const { origin } = useShell()
  const home = { name: t.brand, path: paths.home() }
  return <StructuredData data={import.meta.env.SSR && describePath([home, ...steps], origin)} />
}

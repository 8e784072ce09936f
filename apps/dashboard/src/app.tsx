import { routes } from 'virtual:staff-routes'
import type { StaffMember } from '@shop/contract/staff'
import { directionOf } from '@shop/i18n'
import { lazy, useMemo } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { staffApi } from './api.ts'
import { createAuthProvider } from './auth/auth-provider.ts'
import { StaffMemberProvider } from './auth/staff-member.tsx'
import { callsByPath } from './data/calls.ts'
import { createDataProvider } from './data/data-provider.ts'
import { createQueryClient } from './data/query-client.ts'
import { createI18nProvider } from './i18n/i18n-provider.ts'
import { useLanguage, useMessages } from './i18n/language.tsx'
import { layoutMessages } from './layout/layout.messages.ts'
import { Layout } from './layout/layout.tsx'
import { NoEntry } from './layout/no-entry.tsx'
import { NotFound } from './layout/not-found.tsx'
import { openLooksStore } from './layout/open-looks-store.ts'
import { Toasts } from './layout/toasts.tsx'
import type { ResourceDefinition } from './resources/resource.ts'
import { resources } from './resources/resources.ts'
import { rightsOf } from './resources/rights-of.ts'
import { routerProvider } from './routing/router-provider.ts'
import { makeTheme } from './theme/theme.ts'

const dataProvider = createDataProvider(callsByPath(routes.staff, staffApi))
const queryClient = createQueryClient()
const OverviewPage = lazy(async () => ({
  default: (await import('./resources/overview/overview-page.tsx')).OverviewPage,
}))
const SecondFactorPage = lazy(async () => ({
  default: (await import('./second-factor/second-factor-page.tsx')).SecondFactorPage,
}))
const store = openLooksStore()

/** The dashboard of a member of staff, with the resources their role may look at. */
export function App({ member }: { member: StaffMember }) {
  const language = useLanguage()
  const t = useMessages(layoutMessages)
  const authProvider = useMemo(() => createAuthProvider(member, rightsOf), [member])
  const i18nProvider = useMemo(
    () => createI18nProvider(language, { account: t.account({ name: member.name || member.phone }) }),
    [language, member, t],
  )
  const theme = useMemo(() => makeTheme(directionOf[language]), [language])
  const mayRead = ({ read }: ResourceDefinition) => member.permissions.includes(read)
  const readable = resources.filter(mayRead)
  const closed = resources.filter((resource) => !mayRead(resource))
  return (
    <StaffMemberProvider member={member}>
      <Admin
        basename="/dashboard"
        routerProvider={routerProvider}
        title={t.name}
        dataProvider={dataProvider}
        queryClient={queryClient}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        theme={theme}
        darkTheme={null}
        layout={Layout}
        dashboard={member.permissions.includes('overview.read') ? OverviewPage : undefined}
        notification={Toasts}
        accessDenied={NoEntry}
        catchAll={NotFound}
        loginPage={false}
        disableTelemetry
        requireAuth
      >
        {readable.map(({ name, icon, list, edit, create, show, recordRepresentation }) => (
          <Resource key={name} {...{ name, icon, list, edit, create, show, recordRepresentation }} />
        ))}
        <CustomRoutes>
          <Route path="/second-factor" element={<SecondFactorPage />} />
          {closed.map(({ name }) => (
            <Route key={name} path={`/${name}/*`} element={<NoEntry />} />
          ))}
        </CustomRoutes>
        <CustomRoutes noLayout>
          {readable.flatMap(({ name, printouts = [] }) =>
            printouts.map(({ path, page: Page }) => <Route key={path} path={`/${name}/${path}`} element={<Page />} />),
          )}
        </CustomRoutes>
      </Admin>
    </StaffMemberProvider>
  )
}

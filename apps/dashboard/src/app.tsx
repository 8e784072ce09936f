import { routes } from 'virtual:staff-routes'
import type { StaffMember } from '@shop/contract/staff'
import { subscribePerson } from '@shop/session'
import { lazy, useMemo } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { createAuthProvider } from './auth/auth-provider.ts'
import { StaffMemberProvider } from './auth/staff-member.tsx'
import { staffApi } from './data/api.ts'
import { callsByPath, createDataProvider } from './data/data-provider.ts'
import { createQueryClient } from './data/query-client.ts'
import { createI18nProvider } from './i18n/i18n-provider.ts'
import { useLanguage, useMessages } from './i18n/language.tsx'
import { AccessDenied, NotFound } from './layout/error-pages.tsx'
import { layoutMessages } from './layout/layout.messages.ts'
import { Layout, openPreferencesStore } from './layout/layout.tsx'
import { routerProvider } from './layout/router-provider.ts'
import { Toasts } from './layout/toasts.tsx'
import { resources, rightsOf } from './resources/resources.ts'
import type { ResourceDefinition } from './resources/shared/resource-definition.ts'
import { useShopTheme } from './theme/theme.tsx'
import { uiMessages } from './ui/ui.messages.ts'

const dataProvider = createDataProvider(callsByPath(routes.staff, staffApi))
const queryClient = createQueryClient()
subscribePerson(() => queryClient.clear())
const OverviewPage = lazy(async () => ({
  default: (await import('./resources/overview/overview-page.tsx')).OverviewPage,
}))
const SecondFactorPage = lazy(async () => ({
  default: (await import('./second-factor/second-factor-page.tsx')).SecondFactorPage,
}))
const store = openPreferencesStore()

/** The dashboard of a staff member, with the resources that their role may read. */
export function App({ member }: { member: StaffMember }) {
  const language = useLanguage()
  const t = useMessages(layoutMessages)
  const { shopName } = useMessages(uiMessages)
  const authProvider = useMemo(() => createAuthProvider(member, rightsOf), [member])
  const i18nProvider = useMemo(
    () => createI18nProvider(language, resources, { account: t.account({ name: member.name || member.phone }) }),
    [language, member, t],
  )
  const theme = useShopTheme()
  const mayRead = ({ read }: ResourceDefinition) => member.permissions.includes(read)
  const readable = resources.filter(mayRead)
  const closed = resources.filter((resource) => !mayRead(resource))
  return (
    <StaffMemberProvider member={member}>
      <Admin
        basename="/dashboard"
        routerProvider={routerProvider}
        title={shopName}
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
        accessDenied={AccessDenied}
        catchAll={NotFound}
        loginPage={false}
        disableTelemetry
        requireAuth
      >
        {readable.map((resource) => (
          <Resource
            key={resource.name}
            name={resource.name}
            icon={resource.icon}
            list={resource.list}
            edit={resource.edit ?? resource.form}
            create={resource.create ?? resource.form}
            show={resource.show}
            recordRepresentation={resource.recordRepresentation}
            options={{ group: resource.group }}
          />
        ))}
        <CustomRoutes>
          <Route path="/second-factor" element={<SecondFactorPage />} />
          {closed.map(({ name }) => (
            <Route key={name} path={`/${name}/*`} element={<AccessDenied />} />
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

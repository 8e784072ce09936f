import { languageFiles } from 'virtual:language-files'
import arabicFont from '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2?url'
import latinFont from '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2?url'
import { directionOf } from '@shop/i18n'
import { type ReactNode, useEffect } from 'react'
import { Links, Outlet, Scripts, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import type { Route } from './+types/root.ts'
import { TrackProvider } from './analytics/track.tsx'
import { CartLink } from './features/cart/cart-link.tsx'
import { CartProvider } from './features/cart/cart-provider.tsx'
import { CompareLink } from './features/compare/compare-link.tsx'
import { ChatWidget } from './features/contacts/chat-widget.tsx'
import { ContactLinks } from './features/contacts/contact-links.tsx'
import { FavoritesLink } from './features/favorites/favorites-link.tsx'
import { Footer } from './features/layout/footer.tsx'
import { Header, LoadingBar, mainId, SkipLink, TopBar } from './features/layout/header.tsx'
import { LanguageSwitch } from './features/layout/language-switch.tsx'
import { ScriptsOff } from './features/layout/scripts-off.tsx'
import { usePageChange } from './features/layout/use-page-change.ts'
import { SearchForm } from './features/search/search-form.tsx'
import { DashboardLink, HeaderAccount, MenuAccount } from './features/users/account/header-account.tsx'
import { AccountModalsProvider } from './features/users/account-modals-provider.tsx'
import { AuthProvider } from './features/users/auth-provider.tsx'
import { LanguageProvider } from './i18n/language.tsx'
import { useRememberedLanguage } from './i18n/switch-language.ts'
import { pageRefresh } from './page-cache/page-refresh.ts'
import { isFormPath, isOrderFormPath } from './paths.ts'
import { PageError } from './shell/page-error.tsx'
import { readShell, useShell } from './shell/shell.ts'
import { useCartOfShopper } from './shell/use-cart-of-shopper.ts'
import { usePersonCount } from './shell/use-person-count.ts'
import { useRestoredPage } from './shell/use-restored-page.ts'
import { useLateModule } from './ui/hooks/use-late-module.ts'
import { useSettled } from './ui/hooks/use-settled.ts'
import { lateComponent } from './ui/late-component.ts'
import { LateSection } from './ui/late-section.tsx'
import { ToastProvider } from './ui/notices/toasts.tsx'
import { PageSection } from './ui/page-section.tsx'
import './styles/app.css'

const Destination = lateComponent(async () => (await import('./delivery/destination.tsx')).Destination)
const fetchConnectionMonitor = () => import('./connection/connection-monitor.tsx')

export function loader({ context, url }: Route.LoaderArgs) {
  return readShell(context, url)
}

/** The shell is read once, and again in another language. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isAnotherLanguage = currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')
  return isAnotherLanguage || (currentUrl.href === nextUrl.href && defaultShouldRevalidate && !pageRefresh.isOn)
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}

export function Layout({ children }: { children: ReactNode }) {
  const { language, settings } = useShell()
  return (
    <html lang={language} dir={directionOf[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10181d" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={language === 'ar' ? arabicFont : latinFont}
          crossOrigin="anonymous"
        />
        {languageFiles && <link rel="modulepreload" href={languageFiles[language]} />}
        <Links />
      </head>
      <body>
        <LanguageProvider language={language}>
          <ToastProvider>
            <AuthProvider>
              <TrackProvider measurementId={settings.analytics_id}>
                <CartProvider>
                  <AccountModalsProvider>
                    <Frame>{children}</Frame>
                  </AccountModalsProvider>
                </CartProvider>
              </TrackProvider>
            </AuthProvider>
          </ToastProvider>
        </LanguageProvider>
        <Scripts />
      </body>
    </html>
  )
}

function SavedLists({ isInMenu = false }: { isInMenu?: boolean }) {
  return (
    <>
      <FavoritesLink isInMenu={isInMenu} />
      <CompareLink isInMenu={isInMenu} />
    </>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { settings, contact, categories, hasProducts, year } = useShell()
  const { pathname } = useLocation()
  const isBesideOrder = isOrderFormPath(pathname)
  const person = usePersonCount()
  useRestoredPage()
  useRememberedLanguage()
  useEffect(() => void window.pressAgain?.(), [])
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <TopBar
        isBesideOrder={isBesideOrder}
        freeDeliveryOver={settings.free_delivery_over}
        destination={
          <LateSection>
            <Destination look="bar" />
          </LateSection>
        }
      />
      <Header
        isBesideOrder={isBesideOrder}
        search={<SearchForm key={person} hasProducts={hasProducts} />}
        cart={<CartLink freeDeliveryOver={settings.free_delivery_over} />}
        lists={{ links: <SavedLists />, menu: <SavedLists isInMenu /> }}
        languageSwitch={<LanguageSwitch />}
        account={{ button: <HeaderAccount />, dashboard: <DashboardLink />, menu: <MenuAccount /> }}
        categories={categories}
        destination={
          <LateSection>
            <Destination look="menu" />
          </LateSection>
        }
      />
      <main key={person} id={mainId} tabIndex={-1} className="min-h-[60dvh]">
        {children}
      </main>
      <PageSection>
        <Footer
          contact={<ContactLinks contact={contact} />}
          year={year}
          apps={{ googlePlay: settings.google_play_url, appStore: settings.app_store_url }}
          categories={categories.map(({ name }) => name)}
          takesCash={settings.takes_cash}
        />
      </PageSection>
      <ChatWidget contact={contact} isBesideForm={isFormPath(pathname)} />
      <PageChange />
      <LazyConnectionMonitor />
      <ScriptsOff contact={contact} />
    </>
  )
}

/** A separate component, so that navigation does not re-render the page. */
function PageChange() {
  usePageChange()
  return null
}

/** A separate component, so that its state does not re-render the page. */
function LazyConnectionMonitor() {
  useCartOfShopper()
  const late = useLateModule(useSettled(), fetchConnectionMonitor)
  return late && <late.ConnectionMonitor />
}

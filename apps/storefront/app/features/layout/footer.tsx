import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { lateComponent } from '../../ui/late-component.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { layoutMessages } from './layout.messages.ts'
import { Logo } from './logo.tsx'

const AppLinks = lateComponent(async () => (await import('./app-links.tsx')).AppLinks)
const PaymentMarks = lateComponent(async () => (await import('./payment-marks.tsx')).PaymentMarks)

type Properties = {
  contact: ReactNode
  year: number
  apps: ComponentProps<typeof AppLinks>
  /** Names of the shop's categories. */
  categories: readonly string[]
  /** Whether any governorate takes cash. */
  takesCash: boolean
}

/** The foot of each page (rules F-01, F-02, F-04); `contact` is how to reach the shop (F-03). */
export function Footer({ contact, year, apps, categories, takesCash }: Properties) {
  const t = useMessages(layoutMessages)
  return (
    <footer className="mt-20 bg-night text-on-night">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 pt-12 pb-8 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr]">
        <div className="grid content-start gap-4 max-sm:col-span-2">
          <Logo isOnNight />
          <p className="max-w-xs text-on-night-muted">{t.tagline}</p>
          <p className="text-on-night-muted text-sm">
            {chooseCategories([t.kitchenAppliances, t.homeAppliances, t.mixersBlenders], categories).join(' · ')}
          </p>
          <PageSection>
            <AppLinks {...apps} />
          </PageSection>
        </div>
        <FooterLinks heading={t.account}>
          <FooterLink to={paths.account()}>{t.myAccount}</FooterLink>
          <FooterLink to={paths.orders()}>{t.orders}</FooterLink>
          <FooterLink to={paths.track()}>{t.track}</FooterLink>
          <FooterLink to={paths.favorites()}>{t.favorites}</FooterLink>
          <FooterLink to={paths.compare()}>{t.compare}</FooterLink>
        </FooterLinks>
        <FooterLinks heading={t.policies}>
          <FooterLink to={paths.privacyPolicy()}>{t.privacyPolicy}</FooterLink>
          <FooterLink to={paths.terms()}>{t.terms}</FooterLink>
          <FooterLink to={paths.returnPolicy()}>{t.returnPolicy}</FooterLink>
        </FooterLinks>
        <div className="max-sm:col-span-2">{contact}</div>
      </div>
      {/* The button of the chat is in the corner. */}
      <div className="page flex flex-wrap items-center justify-between gap-4 border-on-night-muted/25 border-t py-5 max-[88rem]:pe-20">
        <p className="text-on-night-muted text-sm">{t.rights({ year: String(year) })}</p>
        <PageSection>
          <PaymentMarks takesCash={takesCash} />
        </PageSection>
      </div>
    </footer>
  )
}

/** The prescribed categories that the shop has; without any, its own first three. */
function chooseCategories(wanted: readonly string[], names: readonly string[]): readonly string[] {
  const found = wanted.filter((name) => names.includes(name))
  return found.length > 0 ? found : names.slice(0, wanted.length)
}

function FooterLinks({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <nav aria-label={heading} className="grid content-start gap-1">
      <h2 className="mb-1 text-base">{heading}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center text-on-night-muted underline-offset-4 hover:text-on-night hover:underline"
      >
        {children}
      </Link>
    </li>
  )
}

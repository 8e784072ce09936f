import { type Language, languages } from '@shop/contract'
import { localeOf } from '@shop/i18n'
import { useLocation } from 'react-router'
import { useCart } from '../features/cart/cart-provider.tsx'
import { layoutMessages } from '../features/layout/layout.messages.ts'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { useShell } from './shell.ts'

type Properties = {
  /** The page's title; the shop's name is added. Without one the shop's own title is used. */
  title?: string
  description?: string
  /** The picture of a social card, as a path; the shop's own when there is none. */
  image?: string | null | undefined
  /** Pages about one shopper, or about nothing, are not for search engines. */
  isIndexed?: boolean
}

/** Title and meta tags of a page, for browsers, search engines and social cards. React moves them to the head. */
export function PageHead({ title, description, image, isIndexed = true }: Properties) {
  const t = useMessages(layoutMessages)
  const { itemCount } = useCart().cart
  const text = title ? `${title} | ${t.brand}` : t.shopTitle
  // What staff left empty says what the shop is.
  const summary = description || t.shopDescription
  return (
    <>
      {/* The cart's item count is part of the title (rule H-04). */}
      <title>{itemCount > 0 ? `(${itemCount}) ${text}` : text}</title>
      <meta name="description" content={summary} />
      {isIndexed ? <Alternates /> : <meta name="robots" content="noindex" />}
      <SocialCard title={title ?? t.shopTitle} description={summary} image={image ?? null} />
    </>
  )
}

/** Parameters that change what a page is about; the rest, such as the color shown first, do not. */
const meaningful = ['page', 'search']

/** Each page is itself in its language, and names itself in the others. */
function Alternates() {
  const addressIn = useAddresses()
  return (
    <>
      <link rel="canonical" href={addressIn(useLanguage())} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={countryLocale(each)} href={addressIn(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn()} />
    </>
  )
}

/** @returns what the shown page is called in a language, or in whichever the visitor likes */
function useAddresses(): (lang?: Language) => string {
  const { origin } = useShell()
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  return (lang) => {
    const search = new URLSearchParams(
      meaningful.flatMap((name) => parameters.getAll(name).map((value) => [name, value])),
    )
    if (lang) search.set('lang', lang)
    return `${origin}${pathname}${search.size > 0 ? `?${search}` : ''}`
  }
}

type Card = { title: string; description: string; image: string | null }

/** Made by the studio's `brand` command, 1200 x 630. */
const shopCard = '/brand/social-card.jpg'

function SocialCard({ title, description, image }: Card) {
  const { origin } = useShell()
  const language = useLanguage()
  const addressIn = useAddresses()
  const t = useMessages(layoutMessages)
  const properties = {
    'og:site_name': t.brand,
    'og:type': 'website',
    'og:locale': socialLocale(language),
    'og:url': addressIn(language),
    'og:title': title,
    'og:description': description,
    'og:image': new URL(image ?? shopCard, origin || 'http://localhost').href,
    'og:image:alt': title,
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={socialLocale(each)} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** A language as it is read in Egypt: `ar-EG`. */
function countryLocale(language: Language): string {
  return localeOf[language].slice(0, 5)
}

/** As social cards write a locale: `ar_EG`. */
function socialLocale(language: Language): string {
  return countryLocale(language).replace('-', '_')
}

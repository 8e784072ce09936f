import { type Language, languages } from '@shop/contract'
import { localeOf } from '@shop/i18n'
import { useLocation } from 'react-router'
import { useCart } from '../features/cart/cart-provider.tsx'
import { layoutMessages } from '../features/layout/layout.messages.ts'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { useShell } from './shell.ts'

type Properties = {
  /** The title of the page; the shop's name is added. The default is the shop's own title. */
  title?: string
  description?: string
  /** The picture of a social card, as a path; the shop's own when there is none. */
  image?: string | null | undefined
  /** False for pages about one shopper or about an error: search engines must not index them. */
  isIndexed?: boolean
}

/** Title and meta tags of a page, for browsers, search engines and social cards. React moves them to the head. */
export function PageHead({ title, description, image, isIndexed = true }: Properties) {
  const t = useMessages(layoutMessages)
  const { settings } = useShell()
  const { itemCount } = useCart().cart
  const text = title ? `${title} | ${t.brand}` : t.shopTitle
  // The shop's description replaces one that staff left empty.
  const summary = description || (settings.takes_cash ? t.shopDescription : t.shopDescriptionNoCash)
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

/** Parameters that change the content of a page; others, such as the color shown first, do not. */
const meaningful = ['page', 'search']

/** Links for search engines to the page in each language. */
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

/** @returns a function for the address of the page in a language, or without a language */
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

/** The locale of a language in Egypt: `ar-EG`. */
function countryLocale(language: Language): string {
  return localeOf[language].slice(0, 5)
}

/** A locale in the format of social cards: `ar_EG`. */
function socialLocale(language: Language): string {
  return countryLocale(language).replace('-', '_')
}

import { languages } from '@shop/contract'
import { localeOf } from '@shop/i18n'
import { useLocation } from 'react-router'
import { useCart } from './features/cart/cart-provider.tsx'
import { layoutMessages } from './features/layout/layout.messages.ts'
import { useLanguage, useMessages } from './language.tsx'
import { useShell } from './shell.ts'

type Properties = {
  /** Of the page; the shop's name is added. Without one the shop's own title stands. */
  title?: string
  description?: string
  /** The picture of a social card, as a path or an address. */
  image?: string | null
  /** Pages about one shopper, or about nothing, are not for search engines. */
  isIndexed?: boolean
}

/** What browsers, search engines and social cards learn of a page. React moves it to the document's head. */
export function PageHead({ title, description, image, isIndexed = true }: Properties) {
  const t = useMessages(layoutMessages)
  const { itemCount } = useCart().cart
  const text = title ? `${title} | ${t.brand}` : t.shopTitle
  return (
    <>
      {/* The number of things in the cart joins the title in the browser (rule H-04). */}
      <title>{itemCount > 0 ? `(${itemCount}) ${text}` : text}</title>
      <meta name="description" content={description ?? t.shopDescription} />
      {isIndexed ? <Alternates /> : <meta name="robots" content="noindex" />}
      <SocialCard title={title ?? t.shopTitle} description={description ?? t.shopDescription} image={image ?? null} />
    </>
  )
}

/** Parameters that change what a page is about; the rest, such as the colour shown first, do not. */
const meaningful = ['page', 'search']

/** Each page is itself in its language, and names itself in the others (integrations, section 8). */
function Alternates() {
  const { origin } = useShell()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const addressIn = (lang?: string) => {
    const parameters = new URLSearchParams(search)
    const kept = new URLSearchParams(
      meaningful.flatMap((name) => parameters.getAll(name).map((value) => [name, value])),
    )
    if (lang) kept.set('lang', lang)
    return `${origin}${pathname}${kept.size > 0 ? `?${kept}` : ''}`
  }
  return (
    <>
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={`${each}-EG`} href={addressIn(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn()} />
    </>
  )
}

type Card = { title: string; description: string; image: string | null }

function SocialCard({ title, description, image }: Card) {
  const { origin } = useShell()
  const language = useLanguage()
  const t = useMessages(layoutMessages)
  return (
    <>
      <meta property="og:site_name" content={t.brand} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={localeOf[language].slice(0, 5).replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image && <meta property="og:image" content={new URL(image, origin || 'http://localhost').href} />}
    </>
  )
}

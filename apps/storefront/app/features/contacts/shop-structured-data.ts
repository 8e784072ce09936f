import type { ContactInfo, Language } from '@shop/contract'
import { paths } from '../../paths.ts'

/** Name, address (such as `https://shop.example`) and language of the shop. */
type Shop = { name: string; origin: string; language: Language }

/** The shop in schema.org's form: name and contacts. */
export function describeShop({ name, origin }: Shop, contact: ContactInfo): object {
  const phone = contact.main_phone ?? contact.hotline_number
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name,
    url: `${origin}/`,
    logo: `${origin}/brand/icon-512.png`,
    sameAs: [contact.facebook, contact.instagram, contact.youtube].filter((link) => link !== null),
    ...(phone && {
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: phone,
        contactType: 'customer service',
        areaServed: 'EG',
        availableLanguage: ['ar', 'en'],
      },
    }),
  }
}

/** The site in schema.org's format, with its search. */
export function describeSite({ name, origin, language }: Shop): object {
  // Built from a search by a dummy word that is then cut off: a query parameter would escape the braces.
  const target = `${origin}${paths.products({ search: '-' }).replace(/-$/, '{search_term_string}')}`
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: language,
    publisher: { '@id': `${origin}/#shop` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: target },
      'query-input': 'required name=search_term_string',
    },
  }
}

import type { ContactInfo } from '@shop/contract'

/** The shop as schema.org describes it: who it is and how to reach it. */
export function describeShop(name: string, contact: ContactInfo, origin: string): object {
  const phone = contact.main_phone ?? contact.hotline_number
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    sameAs: [contact.facebook, contact.instagram, contact.youtube].filter((link) => link !== null),
    ...(phone && {
      contactPoint: { '@type': 'ContactPoint', telephone: phone, contactType: 'customer service', areaServed: 'EG' },
    }),
  }
}

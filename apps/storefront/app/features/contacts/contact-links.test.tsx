import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import { contactDefaults } from '../../shell/shell.ts'
import { ContactLinks } from './contact-links.tsx'

it('F-03: the contact details are links to call the shop and to its pages elsewhere', () => {
  const contact = {
    ...contactDefaults,
    hotline_number: '19010',
    main_phone: '+20225551234',
    facebook: 'https://facebook.example/shop',
    instagram: 'https://instagram.example/shop',
    youtube: 'https://youtube.example/shop',
  }
  const html = renderToString(
    <LanguageProvider language="en">
      <ContactLinks contact={contact} />
    </LanguageProvider>,
  )
  expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'tel:19010',
    'tel:+20225551234',
    contact.facebook,
    contact.instagram,
    contact.youtube,
  ])
})

import type { ContactInfo } from '@shop/contract'
import { formatPhoneNumber, parsePhoneNumber } from '@shop/contract'
import { Phone } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { contactsMessages } from './contacts.messages.ts'

/** Phone numbers and social media pages of the shop (rule F-03). */
export function ContactLinks({ contact }: { contact: ContactInfo }) {
  const t = useMessages(contactsMessages)
  const socials = [
    ['Facebook', contact.facebook],
    ['Instagram', contact.instagram],
    ['YouTube', contact.youtube],
  ] as const
  if (Object.values(contact).every((way) => way === null)) return null
  return (
    <section aria-label={t.heading} className="grid content-start gap-1">
      <h2 className="mb-1 text-base">{t.heading}</h2>
      {contact.hotline_number && <PhoneLink name={t.hotline} number={contact.hotline_number} isLarge />}
      {contact.main_phone && <PhoneLink name={t.phone} number={contact.main_phone} />}
      <ul aria-label={t.follow} className="flex flex-wrap gap-x-4">
        {socials.map(([name, href]) => href && <SocialLink key={name} name={name} href={href} />)}
      </ul>
    </section>
  )
}

function PhoneLink({ name, number, isLarge = false }: { name: string; number: string; isLarge?: boolean }) {
  const mobile = parsePhoneNumber(number)
  return (
    <a href={`tel:${number}`} className="flex min-h-11 items-center gap-2.5 hover:text-lamp">
      <Phone aria-hidden="true" className="mirror size-4 text-lamp" />
      <span className="text-on-night-muted text-sm">{name}</span>
      <bdi dir="ltr" className={isLarge ? 'font-bold text-xl tabular-nums' : 'tabular-nums'}>
        {mobile ? formatPhoneNumber(mobile) : number}
      </bdi>
    </a>
  )
}

function SocialLink({ name, href }: { name: string; href: string }) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center text-on-night-muted underline-offset-4 hover:text-on-night hover:underline"
      >
        <bdi>{name}</bdi>
      </a>
    </li>
  )
}

import type { ContactInfo } from '@shop/contract'
import { MessageCircle } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { classes } from '../../ui/classes.ts'
import { useClosingDetails } from '../../ui/overlays/use-closing-details.ts'
import { chatLink } from './chat-link.ts'
import { contactsMessages } from './contacts.messages.ts'

type Properties = {
  contact: ContactInfo
  /** Whether the page is a form: on a small screen the widget would cover its fields. */
  isBesideForm: boolean
}

/** Opens a WhatsApp chat for sales or support (rule F-05); hidden when no number can chat. */
export function ChatWidget({ contact, isBesideForm }: Properties) {
  const t = useMessages(contactsMessages)
  const details = useClosingDetails()
  const chats = [
    [t.sales, chatLink(contact.sales_phone, t.salesText)],
    [t.support, chatLink(contact.customer_support, t.supportText)],
  ] as const
  if (chats.every(([, href]) => href === null)) return null
  return (
    <details
      ref={details}
      className={classes(
        'rising fixed end-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-20 print:hidden',
        isBesideForm && 'max-lg:hidden',
      )}
    >
      <summary
        aria-label={t.chat}
        className="ms-auto grid size-12 sm:size-14 place-items-center rounded-full bg-nile text-on-nile shadow-raised transition-colors hover:bg-nile-strong"
      >
        <MessageCircle aria-hidden="true" className="size-7" />
      </summary>
      <div className="absolute end-0 bottom-full mb-3 grid w-64 animate-appear gap-2 rounded-card border border-line bg-card p-4 shadow-raised">
        <p className="font-bold">{t.chat}</p>
        <p className="text-muted text-sm">{t.chatHint}</p>
        {chats.map(
          ([name, href]) =>
            href && (
              <a
                key={name}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="flex min-h-11 items-center rounded-control bg-nile-soft px-3 font-semibold text-nile transition-colors hover:bg-nile hover:text-on-nile"
              >
                {name}
              </a>
            ),
        )}
      </div>
    </details>
  )
}

import { PackageSearch } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { TitledCard } from '../../ui/titled-card.tsx'
import { searchPageMessages } from './search-page.late.messages.ts'
import { shorten } from './typed-words.ts'

type Properties = {
  heading: string
  hint: string
  query: string
  /** Products that come near; null without any. */
  near: Elements
  categories: readonly { id: number; name: string }[]
  popular: readonly string[]
  /** How to ask the shop: a link into a chat or to a phone; null where the shop has neither. */
  ask: { href: string; text: string } | null
}

/** A search that found nothing, or asked for what the shop does not sell: what comes near, and four ways on. */
export function NothingFound({ heading, hint, query, near, categories, popular, ask }: Properties) {
  const t = useMessages(searchPageMessages)
  const nearId = useId()
  return (
    <div className="mt-4 grid gap-6">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-lamp-soft text-warning"
        >
          <PackageSearch className="size-7" />
        </span>
        <div className="min-w-0">
          <h2 className="line-clamp-3 text-xl sm:text-2xl">{heading}</h2>
          <p className="mt-1 text-muted">{hint}</p>
        </div>
      </div>
      {near && (
        <section aria-labelledby={nearId} className="grid gap-4">
          <h2 id={nearId} className="text-xl">
            {t.near}
          </h2>
          {near}
        </section>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <TitledCard title={t.categories}>
          <Chips links={categories.map(({ id, name }) => ({ key: String(id), to: paths.category(id), text: name }))} />
        </TitledCard>
        <TitledCard title={t.popular}>
          <Chips links={popular.map((text) => ({ key: text, to: paths.products({ search: text }), text }))} />
        </TitledCard>
        <AskCard ask={ask} />
        <AgainCard query={query} />
      </div>
    </div>
  )
}

function AskCard({ ask }: Pick<Properties, 'ask'>) {
  const t = useMessages(searchPageMessages)
  if (!ask) return null
  return (
    <TitledCard title={t.ask}>
      <p className="text-muted">{t.askHint}</p>
      <a
        href={ask.href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center justify-self-start rounded-control bg-nile px-5 font-semibold text-on-nile transition-colors hover:bg-nile-strong"
      >
        {ask.text}
      </a>
    </TitledCard>
  )
}

function AgainCard({ query }: { query: string }) {
  const t = useMessages(searchPageMessages)
  const shorter = shorten(query)
  return (
    <TitledCard title={t.again}>
      <p className="text-muted">{shorter ? t.fewerWords : t.otherWord}</p>
      <ButtonLink
        className="justify-self-start wrap-anywhere"
        to={shorter ? paths.products({ search: shorter }) : paths.offers()}
      >
        {shorter ? t.shorter({ query: shorter }) : t.offers}
      </ButtonLink>
    </TitledCard>
  )
}

function Chips({ links }: { links: readonly { key: string; to: string; text: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ key, to, text }) => (
        <li key={key}>
          <ButtonLink size="small" className="rounded-full!" to={to}>
            <bdi>{text}</bdi>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

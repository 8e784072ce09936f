import type { Policy, PolicyBlock, PolicyText } from '@shop/contract'
import { formatDate } from '@shop/i18n'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { Breadcrumbs } from '../../ui/links/breadcrumbs.tsx'
import { policiesMessages } from './policies.late.messages.ts'

type Properties = {
  policy: Policy
  /** The name of the home page in the breadcrumbs. */
  home: string
  /** The other policies. */
  others: readonly { name: string; to: string }[]
}

/** A policy of the shop, with a table of contents and the day of its last change (rule W-02). */
export function PolicyPage({ policy, home, others }: Properties) {
  const t = useMessages(policiesMessages)
  const language = useLanguage()
  return (
    <div className="page pt-2 pb-10">
      <Breadcrumbs crumbs={[{ name: home, to: paths.home() }, { name: policy.title }]} />
      <div className="mt-2 grid gap-x-14 gap-y-8 lg:grid-cols-[17rem_1fr]">
        <article className="max-w-3xl">
          <h1 className="text-3xl">{policy.title}</h1>
          <p className="mt-1 mb-6 text-muted text-sm">
            {t.lastChanged({ date: formatDate(policy.updated_at, language) })}
          </p>
          <PolicyParts blocks={policy.blocks} />
        </article>
        <aside className="-order-1 grid content-start gap-6 lg:sticky lg:top-40 lg:self-start">
          <Contents blocks={policy.blocks} />
          <nav aria-label={t.others} className="max-lg:hidden">
            <h2 className="mb-1 text-base">{t.others}</h2>
            <ul>
              {others.map(({ name, to }) => (
                <li key={to}>
                  <Link to={to} className={linkLook}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
      </div>
    </div>
  )
}

const linkLook = 'flex min-h-11 items-center text-nile underline-offset-4 hover:underline'

/** A table of contents, folded on a phone, where it would push the text away. */
function Contents({ blocks }: { blocks: readonly PolicyBlock[] }) {
  const t = useMessages(policiesMessages)
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []))
  const list = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={linkLook}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={t.contents} className="rounded-card border border-line bg-card px-4 py-2 lg:py-4">
      <details className="group lg:hidden">
        <summary className="flex min-h-11 items-center justify-between font-bold">
          <span>{t.contents}</span>
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        {list}
      </details>
      <div className="max-lg:hidden">
        <h2 className="mb-1 text-base">{t.contents}</h2>
        {list}
      </div>
    </nav>
  )
}

/** The text of a policy. The server has parsed it into blocks, so that React escapes all of it. */
function PolicyParts({ blocks }: { blocks: readonly PolicyBlock[] }) {
  return blocks.map((block, index) => <Part key={block.kind === 'heading' ? block.id : index} block={block} />)
}

function Part({ block }: { block: PolicyBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p className="mb-4">
        <Sentences content={block.content} />
      </p>
    )
  }
  if (block.kind === 'list') {
    const List = block.is_ordered ? 'ol' : 'ul'
    return (
      <List className={block.is_ordered ? 'mb-4 grid list-decimal gap-2 ps-6' : 'mb-4 grid list-disc gap-2 ps-6'}>
        {block.items.map((item) => (
          <li key={item.map(({ text }) => text).join('')} className="ps-1 marker:text-nile">
            <Sentences content={item} />
          </li>
        ))}
      </List>
    )
  }
  const Heading = `h${block.level}` as const
  return (
    // An address that names the part has the focus here, so that keys and screen readers go on from here.
    <Heading
      id={block.id}
      tabIndex={-1}
      className={classes('scroll-mt-40 outline-none', block.level === 2 ? 'mt-8 mb-3 text-xl' : 'mt-6 mb-2 text-lg')}
    >
      {block.text}
    </Heading>
  )
}

function Sentences({ content }: { content: readonly PolicyText[] }) {
  return content.map((piece, index) => {
    const key = `${index} ${piece.text}`
    if (piece.href) return <Way key={key} to={piece.href} text={piece.text} />
    return piece.is_strong ? <strong key={key}>{piece.text}</strong> : <span key={key}>{piece.text}</span>
  })
}

const look = 'font-semibold text-nile underline underline-offset-4 hover:text-nile-strong'

function Way({ to, text }: { to: string; text: string }) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={look}>
        {text}
      </Link>
    )
  }
  return (
    <a href={to} rel="noopener noreferrer" className={look}>
      <bdi>{text}</bdi>
    </a>
  )
}

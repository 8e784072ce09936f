import type { PolicyBlock, PolicyText } from '@shop/contract'
import { Link } from 'react-router'

/** The text of a policy. It comes taken apart, so that all of it passes through React and nothing of it is markup. */
export function PolicyParts({ blocks }: { blocks: readonly PolicyBlock[] }) {
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
    <Heading
      id={block.id}
      className={block.level === 2 ? 'mt-8 mb-3 scroll-mt-40 text-xl' : 'mt-6 mb-2 scroll-mt-40 text-lg'}
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

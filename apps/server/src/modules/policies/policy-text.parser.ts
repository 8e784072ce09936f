import { isOwnPath, type PolicyBlock, type PolicyText } from '@shop/contract'
import { fromMarkdown } from 'mdast-util-from-markdown'

type Tree = ReturnType<typeof fromMarkdown>
type Node = Tree['children'][number]

/** Deeper than any sentence: each level is a call inside a call. */
const maxDepth = 50

/**
 * Parses the Markdown of a policy: headings of two levels, paragraphs, lists, bold, links. Anything else, HTML above all, stays the
 * text it is written with, so that nothing that staff paste can become markup. The time it takes has no bound: call it in a worker.
 *
 * @throws RangeError when it is nested too deeply
 */
export function parsePolicy(markdown: string): PolicyBlock[] {
  const tree = fromMarkdown(markdown)
  return tree.children.map((node, index) => toBlock(node, index, markdown))
}

function toBlock(node: Node, index: number, source: string): PolicyBlock {
  if (node.type === 'heading') {
    const text = joinTexts(readTexts(node, source))
    return { kind: 'heading', id: `part-${index + 1}`, level: node.depth > 2 ? 3 : 2, text }
  }
  if (node.type === 'list') {
    const items = node.children.map((item) => item.children.flatMap((child) => readTexts(child, source)))
    return { kind: 'list', is_ordered: node.ordered ?? false, items }
  }
  return { kind: 'paragraph', content: readTexts(node, source) }
}

type Manner = Pick<PolicyText, 'is_strong' | 'href'>
const plain: Manner = { is_strong: false, href: null }

/** A text without any markup: its paragraphs, as they are written. Takes no time worth mentioning. */
export function toPlainBlocks(text: string): PolicyBlock[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph) => ({ kind: 'paragraph', content: [{ text: paragraph.trim(), ...plain }] }))
}

/** The sentences inside a node, in pieces that differ in their manner. */
function readTexts(node: Node, source: string, manner: Manner = plain, depth = 0): PolicyText[] {
  if (depth > maxDepth) throw new RangeError('The text is nested too deeply')
  if (node.type === 'text') return [{ text: node.value.replace(/\s+/g, ' '), ...manner }]
  if (node.type === 'break') return [{ text: ' ', ...manner }]
  if ('children' in node) {
    const inner = { ...manner, ...mannerOf(node) }
    return node.children.flatMap((child) => readTexts(child, source, inner, depth + 1))
  }
  return [{ text: source.slice(node.position?.start.offset, node.position?.end.offset), ...manner }]
}

function mannerOf(node: Node): Partial<Manner> {
  if (node.type === 'strong') return { is_strong: true }
  if (node.type === 'link') return { href: isSafe(node.url) ? node.url : null }
  return {}
}

/** Paths of the shop, and addresses that only lead somewhere; never scripts. */
function isSafe(url: string): boolean {
  return isOwnPath(url) || /^(https:\/\/|mailto:|tel:)/.test(url)
}

function joinTexts(texts: readonly PolicyText[]): string {
  return texts.map(({ text }) => text).join('')
}

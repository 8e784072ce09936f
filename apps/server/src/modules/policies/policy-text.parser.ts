import { isOwnPath, type PolicyBlock, type PolicyText, policyAnchors } from '@shop/contract'
import { fromMarkdown } from 'mdast-util-from-markdown'

type Tree = ReturnType<typeof fromMarkdown>
type Node = Tree['children'][number]

/** An anchor at the end of a heading. */
const anchorMark = new RegExp(` \\{#(${policyAnchors.join('|')})\\}$`)

/** Max nesting, because each level is a recursive call. */
const maxDepth = 50

/**
 * Parses the Markdown of a policy: headings of two levels, paragraphs, lists, bold, links. Anything else,
 * HTML above all, stays plain text, so that pasted text can never become markup. The duration has no upper bound: call it in a worker.
 *
 * @throws RangeError when the text is nested too deeply
 */
export function parsePolicy(markdown: string): PolicyBlock[] {
  const tree = fromMarkdown(markdown)
  return tree.children.map((node, index) => toBlock(node, index, markdown))
}

function toBlock(node: Node, index: number, source: string): PolicyBlock {
  if (node.type === 'heading') {
    const text = joinTexts(readTexts(node, source))
    const [mark = '', anchor = `part-${index + 1}`] = anchorMark.exec(text) ?? []
    return {
      kind: 'heading',
      id: anchor,
      level: node.depth > 2 ? 3 : 2,
      text: text.slice(0, text.length - mark.length),
    }
  }
  if (node.type === 'list') {
    const items = node.children.map((item) => item.children.flatMap((child) => readTexts(child, source)))
    return { kind: 'list', is_ordered: node.ordered ?? false, items }
  }
  return { kind: 'paragraph', content: readTexts(node, source) }
}

type TextStyle = Pick<PolicyText, 'is_strong' | 'href'>
const plain: TextStyle = { is_strong: false, href: null }

/** Splits a text into plain paragraphs, without parsing markup. Fast for any text. */
export function toPlainBlocks(text: string): PolicyBlock[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph) => ({ kind: 'paragraph', content: [{ text: paragraph.trim(), ...plain }] }))
}

/** The text of a node, split where bold or a link starts or ends. */
function readTexts(node: Node, source: string, style: TextStyle = plain, depth = 0): PolicyText[] {
  if (depth > maxDepth) throw new RangeError('The text is nested too deeply')
  if (node.type === 'text') return [{ text: node.value.replace(/\s+/g, ' '), ...style }]
  if (node.type === 'break') return [{ text: ' ', ...style }]
  if ('children' in node) {
    const inner = { ...style, ...styleOf(node) }
    return node.children.flatMap((child) => readTexts(child, source, inner, depth + 1))
  }
  return [{ text: source.slice(node.position?.start.offset, node.position?.end.offset), ...style }]
}

function styleOf(node: Node): Partial<TextStyle> {
  if (node.type === 'strong') return { is_strong: true }
  if (node.type === 'link') return { href: isSafe(node.url) ? node.url : null }
  return {}
}

/** Paths of the shop, web pages, e-mail addresses and phone numbers; never scripts. */
function isSafe(url: string): boolean {
  return isOwnPath(url) || /^(https:\/\/|mailto:|tel:)/.test(url)
}

function joinTexts(texts: readonly PolicyText[]): string {
  return texts.map(({ text }) => text).join('')
}

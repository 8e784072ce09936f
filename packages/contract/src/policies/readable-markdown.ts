/** Above the marks, lines and depth of any policy. Beyond these limits the time to parse grows with the square of their number. */
const max = { brackets: 1000, lines: 1500, emphasis: 3000, emphasisOfParagraph: 600 }
const tooDeep = /^[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])[ \t]*){8}/m

/** Whether a text can be parsed quickly: a few kilobytes of marks alone would take a parser minutes. */
export function isReadableMarkdown(text: string): boolean {
  if (tooDeep.test(text) || text.split('[').length > max.brackets || text.split('\n').length > max.lines) return false
  const paragraphs = text.split(/\n[ \t]*\n/).map(countEmphasis)
  return Math.max(...paragraphs) <= max.emphasisOfParagraph && paragraphs.reduce(sum, 0) <= max.emphasis
}

/** Counts characters that begin or end emphasis or code. A single long run of them is slow, too. */
function countEmphasis(paragraph: string): number {
  return paragraph.match(/[*_`~]/g)?.length ?? 0
}

function sum(left: number, right: number): number {
  return left + right
}

import type { Page } from '@playwright/test'

/**
 * Does with the texts of the open page what a browser's translation does: each is put into two `<font>` elements, and so is each that
 * comes later. The words stay, so that they can be found.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    function translate(within: Node): void {
      const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      // The walk begins below its root, which may be a text itself.
      for (let node: Node | null = walk.currentNode; node; node = walk.nextNode()) texts.push(node)
      for (const text of texts) {
        const { parentNode, nodeValue } = text
        if (text.nodeType !== Node.TEXT_NODE || !parentNode || !nodeValue?.trim()) continue
        if (/^(SCRIPT|STYLE|TEXTAREA|OPTION|TITLE|FONT)$/.test(parentNode.nodeName)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(nodeValue)
        outer.append(inner)
        parentNode.replaceChild(outer, text)
      }
    }
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translate(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'

it('the number of an order stays on one line of the title of a dialog, however wide that is', async () => {
  await openShop()
  const { id, number } = await placeOrder((await createProduct(600)).id)
  const main = await openDashboard(`orders/${id}/show`, 'en')
  await main.getByRole('button', { name: 'Hand over to the courier' }).click()
  const heading = page.getByRole('dialog', { name: `Hand over order ${number}?` }).getByRole('heading')
  await expect.element(heading).toBeVisible()
  for (let width = 280; width < 400; width += 4) {
    await page.viewport(width, 740)
    expect(countLines(heading.element(), number), `at ${width} px`).toBe(1)
  }
})

/** On how many lines of an element a part of its text is. */
function countLines(element: Element, part: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const start = currentNode.nodeValue?.indexOf(part) ?? -1
    if (start === -1) continue
    const range = document.createRange()
    range.setStart(currentNode, start)
    range.setEnd(currentNode, start + part.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  }
  return 0
}

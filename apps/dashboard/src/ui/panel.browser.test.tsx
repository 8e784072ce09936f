import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Panel } from './panel.tsx'

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

/** Shows a panel with one line of a table, which is another table if its key is another. */
function show(text: string, key = 'first'): void {
  root.render(
    <Panel title="Sums">
      <table key={key} style={{ whiteSpace: 'nowrap' }}>
        <tbody>
          <tr>
            <td>{text}</td>
          </tr>
        </tbody>
      </table>
    </Panel>,
  )
}

const [narrow, wide] = ['1,250', '1,250 '.repeat(50)]

it('a panel is focusable while a table in it is too wide, though the panel keeps its size', async () => {
  show(wide)
  const panel = page.getByRole('region', { name: 'Sums' })
  await expect.element(panel).toHaveAttribute('tabindex', '0')
  const size = () => JSON.stringify(panel.element().getBoundingClientRect())
  const before = size()
  show(narrow)
  await expect.element(panel).not.toHaveAttribute('tabindex')
  show(wide)
  await expect.element(panel).toHaveAttribute('tabindex', '0')
  show(narrow, 'later')
  await expect.element(panel).not.toHaveAttribute('tabindex')
  show(wide, 'later')
  await expect.element(panel).toHaveAttribute('tabindex', '0')
  expect(size()).toBe(before)
})

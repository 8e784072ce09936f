import { expect, type Locator, type Page } from '@playwright/test'

/** Max Tab presses between two elements. */
const maxStops = 120

/** Actions of a person who uses the keyboard alone. */
export function keyboardOf(page: Page) {
  const press = (key: string) => page.keyboard.press(key)
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Presses the keys of a keyboard in the language of the text; `type` would only insert the text. */
    async strike(text: string): Promise<void> {
      const session = await page.context().newCDPSession(page)
      for (const letter of text) {
        const key = { key: letter, text: letter, unmodifiedText: letter }
        await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
        await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
      }
      await session.detach()
    },
    /** Presses Tab or Shift+Tab until the target has the focus, and checks that the focus is visible. */
    async tabTo(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
      await expect(wanted).toBeVisible()
      for (let stop = 0; stop < maxStops && !(await hasFocus(wanted)); stop += 1) await press(key)
      await expect(wanted).toBeFocused()
      expect(await wanted.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
    },
    /** Presses the arrow key until the wanted option of a combobox is active; the focus stays in the box. */
    async arrowTo(option: Locator): Promise<void> {
      await expect(option).toBeVisible()
      const isReached = async () => (await option.getAttribute('aria-selected')) === 'true'
      for (let stop = 0; stop < maxStops && !(await isReached()); stop += 1) await press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true')
    },
  }
}

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement)
}

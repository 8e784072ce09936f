import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has between two things of a journey. */
const maxStops = 120

/** Somebody who uses the keyboard alone. */
export function keyboardOf(page: Page) {
  const press = (key: string) => page.keyboard.press(key)
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Strikes the keys of a keyboard that is set to the language of the text; `type` only lets the text appear. */
    async strike(text: string): Promise<void> {
      const session = await page.context().newCDPSession(page)
      for (const letter of text) {
        const key = { key: letter, text: letter, unmodifiedText: letter }
        await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
        await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
      }
      await session.detach()
    },
    /** Goes on with Tab, or back, until the wanted thing has the focus, and checks that the focus can be seen. */
    async tabTo(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
      await expect(wanted).toBeVisible()
      for (let stop = 0; stop < maxStops && !(await hasFocus(wanted)); stop += 1) await press(key)
      await expect(wanted).toBeFocused()
      expect(await wanted.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
    },
    /** Goes down the options of a combobox, which keeps the focus, until the wanted one is reached. */
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

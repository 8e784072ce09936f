import { languages } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show, windows, wordsOf } from '../../../test/show.tsx'
import { contactDefaults } from '../../shell/shell.ts'
import { useScrollCourse } from '../../ui/hooks/use-scroll-course.ts'
import { ChatWidget } from './chat-widget.tsx'
import { contactsMessages } from './contacts.messages.ts'

const contact = { ...contactDefaults, sales_phone: '+201011111111' }

/** A page of three screens that says which way it is read. */
function LongPage() {
  useScrollCourse()
  return (
    <div className="min-h-[300vh]">
      <ChatWidget contact={contact} isBesideForm={false} />
    </div>
  )
}

const screens = Object.keys(windows) as (keyof typeof windows)[]

describe.each(screens)('F-05: on a %s the chat button', (screen) => {
  it.each(languages)('appears when the shopper scrolls back, and on a desktop always (%s)', async (language) => {
    await page.viewport(...windows[screen])
    await show(<LongPage />, language)
    const button = page.getByLabelText(wordsOf(contactsMessages, language).chat, { exact: true })
    const expectShown = (isShown: boolean) =>
      isShown ? expect.element(button).toBeInViewport({ ratio: 1 }) : expect.element(button).not.toBeInViewport()
    const scrollTo = async (top: number, course: 'down' | 'back') => {
      window.scrollTo({ top, behavior: 'instant' })
      // Two scrolls within one frame are one event to the page.
      await expect.poll(() => document.documentElement.dataset.scroll).toBe(course)
    }
    await expectShown(screen === 'desktop')
    await scrollTo(900, 'down')
    await expectShown(screen === 'desktop')
    await scrollTo(600, 'back')
    await expectShown(true)
  })

  it('is hidden beside a form, except on a desktop', async () => {
    await page.viewport(...windows[screen])
    await show(<ChatWidget contact={contact} isBesideForm />)
    const button = page.getByLabelText(wordsOf(contactsMessages, 'en').chat, { exact: true })
    await expect.element(button).toBeInTheDocument()
    expect(button.element().checkVisibility()).toBe(screen === 'desktop')
  })
})

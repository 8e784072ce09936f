import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goBack, show, windows } from '../../../test/show.tsx'
import { ChatWidget } from '../../features/contacts/chat-widget.tsx'
import { MainMenu } from '../../features/layout/main-menu.tsx'
import { contactDefaults } from '../../shell/shell.ts'

const contact = { ...contactDefaults, sales_phone: '+201011111111' }

it.each([
  ['the menu', <MainMenu key="menu" categories={[]} account={<i />} lists={<i />} destination={<i />} />],
  ['the chat', <ChatWidget key="chat" contact={contact} isBesideForm={false} />],
])('Back closes %s', async (_name, part) => {
  await page.viewport(...windows.desktop)
  const main = (await show(part)).element()
  await expect.poll(() => main.querySelector('summary')).not.toBeNull()
  const details = main.querySelector('details')
  await userEvent.click(main.querySelector('summary') ?? main)
  await expect.poll(() => details?.open).toBe(true)
  await goBack()
  await expect.poll(() => details?.open).toBe(false)
})

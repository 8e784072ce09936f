import type { Page } from '@playwright/test'
import { changingMessages } from '../../apps/storefront/app/features/orders/changing/changing.late.messages.ts'
import { linkedOrderMessages } from '../../apps/storefront/app/features/orders/linked/linked-order.late.messages.ts'
import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { trackMessages } from '../../apps/storefront/app/features/orders/track/track.late.messages.ts'
import { some, type Words, withAny } from './words.ts'

/** The page that the link in a message opens. */
export function linkedOrderPageOf(page: Page, words: Words) {
  const { confirm, confirmed } = words(linkedOrderMessages)
  const { order, cancelOrder: cancel } = words(myOrdersMessages)
  const changing = words(changingMessages)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  return {
    heading: page.getByRole('heading', { level: 1, name: withAny(order({ number: `NW-${some}` })) }),
    confirm: main.getByRole('button', { name: confirm, exact: true }),
    confirmed: main.getByText(confirmed),
    cancel: main.getByRole('button', { name: cancel, exact: true }),
    reallyCancel: dialog.getByRole('button', { name: cancel, exact: true }),
    askForChange: main.getByRole('button', { name: changing.ask, exact: true }),
    wish: dialog.getByRole('textbox', { name: changing.yourRequest }),
    sendWish: dialog.getByRole('button', { name: changing.send, exact: true }),
    shopCalls: main.getByText(changing.weCall),
    currentStep: main.locator('[aria-current="step"]'),
  }
}

/** The page that finds an order by number, phone and code. */
export function orderSearchPageOf(page: Page, words: Words) {
  const track = words(trackMessages)
  const main = page.getByRole('main')
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  return {
    heading: page.getByRole('heading', { level: 1, name: track.title }),
    number: field(track.number),
    phone: field(track.phone),
    send: button(track.send),
    code: field(track.code),
    open: button(track.open),
  }
}

import type { Page } from '@playwright/test'
import type { OrderWords } from './order-words.ts'

/** Locators of "buy now" above the checkout form. */
export function buyNowPageOf(page: Page, words: OrderWords) {
  const main = page.getByRole('main')
  return {
    link: main.getByRole('link', { name: words.buyNow }).first(),
    heading: page.getByRole('heading', { level: 1, name: words.buyNowTitle }),
    color: (name: string) => main.getByRole('radio', { name, exact: true }),
    size: main.getByRole('combobox', { name: words.size }),
    /** On a phone color, size and quantity are one line until a press. */
    async openChoice(): Promise<void> {
      if ((page.viewportSize()?.width ?? 0) < 1024) await main.getByRole('button', { name: words.changeChoice }).click()
    },
    card: main.getByRole('radio', { name: words.card }),
    deposit: main.getByRole('radio', { name: words.deposit }),
    method: (method: keyof OrderWords['methods']) => main.getByRole('radio', { name: words.methods[method] }),
  }
}

/** The sandbox's page, which replaces the bank's. */
export function bankPageOf(page: Page, { bank }: OrderWords) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    pay: button(bank.pay),
    decline: button(bank.decline),
    wait: button(bank.wait),
    /** Pays a wrong amount. */
    async payOdd(pounds: string): Promise<void> {
      await page.getByText(bank.odd).click()
      await page.getByLabel(bank.oddAmount).fill(pounds)
      await button(bank.payOdd).click()
    },
  }
}

/** Locators of the page after the bank's page. */
export function paymentPageOf(page: Page, words: OrderWords) {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  return {
    paid: page.getByText(words.paid),
    declined: heading(words.declined),
    checking: heading(words.checking),
    kiosk: heading(words.kiosk),
    nothing: heading(words.noPayment),
    over: heading(words.over),
    payAgain: page.getByRole('button', { name: words.payAgain }),
    payInCash: page.getByRole('button', { name: words.payInCash }),
  }
}

export function ordersPageOf(page: Page, words: OrderWords) {
  const main = page.getByRole('main')
  return {
    heading: page.getByRole('heading', { level: 1, name: words.myOrders }),
    empty: page.getByRole('heading', { name: words.noOrders }),
    logIn: main.getByRole('link', { name: words.logIn, exact: true }),
    orders: main.getByRole('link', { name: words.orderNamed }),
    row: (text: string) => main.getByRole('listitem').filter({ hasText: text }),
  }
}

/** The page of an order. */
export function orderDetailsOf(page: Page, words: OrderWords) {
  const dialog = page.getByRole('dialog')
  return {
    heading: page.getByRole('heading', { level: 1, name: words.orderNamed }),
    currentStep: page.getByRole('region', { name: words.timeline }).locator('[aria-current=step]'),
    payNow: page.getByRole('button', { name: words.payNow }),
    payInCash: page.getByRole('button', { name: words.payInCash }),
    cancel: page.getByRole('main').getByRole('button', { name: words.cancel }),
    dialog,
    confirm: dialog.getByRole('button', { name: words.cancel }),
    keep: dialog.getByRole('button', { name: words.keep }),
  }
}

import type { Page } from '@playwright/test'
import { buyNowMessages } from '../../apps/storefront/app/features/orders/buy-now/buy-now.messages.ts'
import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paymentMessages } from '../../apps/storefront/app/features/orders/payment/payment.late.messages.ts'
import { copiedWords } from './copied-words.ts'
import { beginsWith, optional, some, type Words, withAny } from './words.ts'

/** Locators of "buy now" above the checkout form. */
export function buyNowPageOf(page: Page, words: Words) {
  const orders = words(ordersMessages)
  const main = page.getByRole('main')
  return {
    link: main.getByRole('link', { name: withAny(words(buyNowMessages).buyNowNamed) }).first(),
    heading: page.getByRole('heading', { level: 1, name: words(buyNowMessages).buyNowTitle }),
    color: (name: string) => main.getByRole('radio', { name, exact: true }),
    size: main.getByRole('combobox', { name: optional(orders.size, words) }),
    /** On a phone color, size and quantity are one line until a press. */
    async openChoice(): Promise<void> {
      if ((page.viewportSize()?.width ?? 0) < 1024)
        await main.getByRole('button', { name: orders.changeChoice }).click()
    },
    card: main.getByRole('radio', { name: beginsWith(orders.card) }),
    deposit: main.getByRole('radio', { name: beginsWith(orders.deposit) }),
    method: (method: 'wallet' | 'kiosk' | 'bankInstallments') => main.getByRole('radio', { name: orders[method] }),
  }
}

/** The sandbox's page, which replaces the bank's. */
export function bankPageOf(page: Page, words: Words) {
  const copied = words(copiedWords)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    pay: button(copied.bankPay),
    decline: button(copied.bankDecline),
    wait: button(copied.bankWait),
    /** Pays a wrong amount. */
    async payOdd(pounds: string): Promise<void> {
      await page.getByText(copied.bankOdd).click()
      await page.getByLabel(copied.bankOddAmount).fill(pounds)
      await button(copied.bankPayOdd).click()
    },
  }
}

/** Locators of the page after the bank's page. */
export function paymentPageOf(page: Page, words: Words) {
  const payment = words(paymentMessages)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  return {
    paid: page.getByText(words(ordersMessages).paidThanks),
    declined: heading(payment.declined),
    checking: heading(payment.checking),
    kiosk: heading(payment.kiosk),
    nothing: heading(payment.neutral),
    over: heading(payment.over),
    payAgain: page.getByRole('button', { name: withAny(words(myOrdersMessages).payAgain) }),
    payInCash: page.getByRole('button', { name: words(myOrdersMessages).payInCash }),
  }
}

export function ordersPageOf(page: Page, words: Words) {
  const myOrders = words(myOrdersMessages)
  const main = page.getByRole('main')
  return {
    heading: page.getByRole('heading', { level: 1, name: myOrders.myOrders }),
    empty: page.getByRole('heading', { name: withAny(myOrders.noOrders, myOrders.noOrdersOfGuest) }),
    logIn: main.getByRole('link', { name: myOrders.logIn, exact: true }),
    orders: main.getByRole('link', { name: withAny(myOrders.order({ number: `NW-${some}` })) }),
    row: (text: string) => main.getByRole('listitem').filter({ hasText: text }),
  }
}

/** The page of an order. */
export function orderDetailsOf(page: Page, words: Words) {
  const myOrders = words(myOrdersMessages)
  const dialog = page.getByRole('dialog')
  return {
    heading: page.getByRole('heading', { level: 1, name: withAny(myOrders.order({ number: `NW-${some}` })) }),
    currentStep: page.getByRole('region', { name: myOrders.timeline }).locator('[aria-current=step]'),
    payNow: page.getByRole('button', { name: withAny(myOrders.payNow) }),
    cancel: page.getByRole('main').getByRole('button', { name: myOrders.cancelOrder }),
    dialog,
    confirm: dialog.getByRole('button', { name: myOrders.cancelOrder }),
    keep: dialog.getByRole('button', { name: myOrders.keepOrder }),
  }
}

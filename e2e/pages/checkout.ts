import type { Page } from '@playwright/test'
import { addressMessages } from '../../apps/storefront/app/delivery/address/address.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { copiedWords } from './copied-words.ts'
import { beginsWith, type Words, withAny } from './words.ts'

export type Recipient = {
  firstName: string
  lastName: string
  phone: string
  region: string
  city: string
  address: string
}

/** Recipients of the journeys; the phone as people type it in each language. */
export const recipients: Record<Words['language'], Recipient> = {
  en: {
    firstName: 'Mona',
    lastName: 'Salem',
    phone: '010 1234 5678',
    region: 'Giza',
    city: 'Dokki',
    address: '12 Tahrir Street',
  },
  ar: {
    firstName: 'منى',
    lastName: 'سالم',
    phone: '٠١٠ ١٢٣٤ ٥٦٧٨',
    region: 'الجيزة',
    city: 'الدقي',
    address: '12 شارع التحرير',
  },
}

export function checkoutPageOf(page: Page, words: Words) {
  const address = words(addressMessages)
  const orders = words(ordersMessages)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const fields = {
    firstName: field(orders.firstName),
    lastName: field(orders.lastName),
    phone: field(orders.phone),
    region: page.getByRole('combobox', { name: address.region }),
    city: page.getByRole('combobox', { name: address.city, exact: true }),
    address: field(address.address),
  }
  return {
    ...fields,
    heading: page.getByRole('heading', { level: 1, name: orders.checkout }),
    cash: page.getByRole('radio', { name: beginsWith(orders.cash) }),
    place: page.getByRole('button', { name: withAny(orders.place) }),
    code: field(orders.confirmationCode),
    wrongCode: new RegExp(RegExp.escape(words(copiedWords).orderCodeWrong)),
    alert: page.getByRole('alert'),
    retry: page.getByRole('alert').getByRole('button', { name: orders.retry }),
    async fill(recipient: Recipient): Promise<void> {
      const { region, ...texts } = recipient
      for (const [name, text] of Object.entries(texts)) await fields[name as keyof typeof texts].fill(text)
      await fields.region.selectOption({ label: region })
    },
  }
}

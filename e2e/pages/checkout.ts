import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

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

export function checkoutPageOf(page: Page, { checkout }: Words) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const fields = {
    firstName: field(checkout.firstName),
    lastName: field(checkout.lastName),
    phone: field(checkout.phone),
    region: page.getByRole('combobox', { name: checkout.region }),
    city: page.getByRole('combobox', { name: checkout.city, exact: true }),
    address: field(checkout.address),
    notes: field(checkout.notes),
  }
  return {
    ...fields,
    heading: page.getByRole('heading', { level: 1, name: checkout.title }),
    cash: page.getByRole('radio', { name: checkout.cash }),
    place: page.getByRole('button', { name: checkout.place }),
    code: field(checkout.code),
    wrongCode: checkout.wrongCode,
    alert: page.getByRole('alert'),
    retry: page.getByRole('alert').getByRole('button', { name: checkout.retry }),
    async fill(recipient: Recipient): Promise<void> {
      const { region, ...texts } = recipient
      for (const [name, text] of Object.entries(texts)) await fields[name as keyof typeof texts].fill(text)
      await fields.region.selectOption({ label: region })
    },
  }
}

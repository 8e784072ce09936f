import { languages, type SavedAddress } from '@shop/contract'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { describeAddress } from '../../../delivery/address/address-names.ts'
import { accountMessages } from '../account.late.messages.ts'
import { AddressBook } from './address-book.tsx'

const home: SavedAddress = {
  id: 1,
  region: 'EG-C',
  city: 'Nasr City',
  area: 'Rabaa',
  address: '12 Abbas El Akkad',
  building: '5',
  floor: '3',
  apartment: '7',
  landmark: 'By the bank',
  is_saved: true,
}
const path = '/api/users/addresses/'

it.each(languages)('in %s a deleted address is named and comes back by undo', async (language) => {
  let book = [home]
  let isReached = false
  const sent = answerCalls(({ method, body }) => {
    if (method === 'DELETE') {
      book = []
      return { success: true, message: 'Deleted' }
    }
    if (method === 'GET') return book
    if (!isReached) return undefined
    const saved = { ...home, ...(body as Partial<SavedAddress>), id: 2 }
    book = [saved]
    return saved
  })
  const t = wordsOf(accountMessages, language)
  // The queries of a shopper outlive a test.
  const main = await show(<AddressBook userId={languages.indexOf(language)} />, language)
  const remove = main.getByRole('button', { name: t.deleteAddressNamed({ address: describeAddress(home) }) })
  const undo = main.getByRole('button', { name: t.undo })
  await userEvent.click(remove)
  await expect.element(main.getByRole('status').getByText(home.address, { exact: false })).toBeVisible()
  await expect.element(remove).not.toBeInTheDocument()

  // A refusal preserves the undo.
  await userEvent.click(undo)
  await expect.element(main.getByText('Already sent').first()).toBeVisible()
  isReached = true
  await userEvent.click(undo)
  await expect.element(remove).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  const texts = { region: home.region, city: home.city, address: home.address, landmark: home.landmark }
  expect(sent.filter(({ method }) => method !== 'GET')).toMatchObject([
    { method: 'DELETE', path: `${path}${home.id}/` },
    { method: 'POST', path, body: texts },
    { method: 'POST', path, body: texts },
  ])
})

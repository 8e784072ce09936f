import { describe, expect, it } from 'vitest'
import { contactDefaults } from '../../shell/shell.ts'
import { askLink, chatLink } from './chat-link.ts'

describe('F-05: chat links', () => {
  it.each([
    ['+201012345678', 'Hi & bye', 'https://wa.me/201012345678?text=Hi%20%26%20bye'],
    ['010 1234 5678', 'أهلًا', 'https://wa.me/201012345678?text=%D8%A3%D9%87%D9%84%D9%8B%D8%A7'],
    ['19010', 'Hi', null],
    ['+20223456789', 'Hi', null],
    [null, 'Hi', null],
  ])('%s', (phone, message, link) => {
    expect(chatLink(phone, message)).toBe(link)
  })
})

it.each([
  [{ sales_phone: '+201012345678' }, 'https://wa.me/201012345678?text=Hi', 'Chat'],
  [{ main_phone: '+201012345678' }, 'tel:+201012345678', 'Call \u2068010 1234 5678\u2069'],
  [{ main_phone: '0223456789' }, 'tel:0223456789', 'Call \u20680223456789\u2069'],
])('with %j the shop is asked by %s, in an order of digits that Arabic does not turn round', (phones, href, text) => {
  const contact = { ...contactDefaults, ...phones }
  const call = (phone: string) => `Call ${phone}`
  expect(askLink(contact, { message: 'Hi', chat: 'Chat', call })).toEqual({ href, text })
})

import { describe, expect, it } from 'vitest'
import { chatLink } from './chat-link.ts'

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

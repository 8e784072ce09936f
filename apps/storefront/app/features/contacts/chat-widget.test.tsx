import type { ContactInfo, Language } from '@shop/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import { contactDefaults } from '../../shell/shell.ts'
import { ChatWidget } from './chat-widget.tsx'

const phones = { sales_phone: '+201011111111', customer_support: '+201022222222' }

/** @returns the links of the widget: label, number and message */
function chatsOf(language: Language, contact: Partial<ContactInfo>): string[][] {
  const html = renderToString(
    <LanguageProvider language={language}>
      <ChatWidget contact={{ ...contactDefaults, ...phones, ...contact }} isBesideForm={false} />
    </LanguageProvider>,
  )
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', name = '']) => {
    const { host, pathname, searchParams } = new URL(href)
    return [name, `${host}${pathname}`, searchParams.get('text') ?? '']
  })
}

describe('F-05: the floating chat', () => {
  it.each([
    [
      'en',
      'Ask about a product',
      'Hello Nawwar, I would like to ask about a product: ',
      'Help with an order',
      'Hello Nawwar, I need help with my order number: ',
    ],
    [
      'ar',
      'استفسار عن منتج',
      'أهلًا نوّر، لديّ استفسار عن منتج: ',
      'مساعدة في طلب',
      'أهلًا نوّر، أحتاج مساعدة في طلبي رقم: ',
    ],
  ] as const)(
    'in %s opens sales and support with a message in that language',
    (language, sales, ask, support, help) => {
      expect(chatsOf(language, {})).toEqual([
        [sales, 'wa.me/201011111111', ask],
        [support, 'wa.me/201022222222', help],
      ])
    },
  )

  it('leaves out what no number can chat about, and itself without any', () => {
    expect(chatsOf('en', { sales_phone: '19010' }).map(([name]) => name)).toEqual(['Help with an order'])
    expect(chatsOf('en', { sales_phone: '19010', customer_support: '19010' })).toEqual([])
  })
})

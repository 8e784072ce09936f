import { type Language, languages } from '@shop/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, wordsOf } from '../../../../test/show.tsx'
import { trackMessages } from './track.late.messages.ts'
import { TrackPage } from './track-page.tsx'

type Call = { path: string; body: Record<string, string> }

/** How the shop answers; null: there is no connection. */
let answer: ((call: Call) => Response) | null
let calls: Call[]
const { fetch } = window

beforeEach(() => {
  calls = []
  window.fetch = async (input, init) => {
    const { pathname: path } = new URL(String(input), location.href)
    if (!path.startsWith('/api/')) return fetch(input, init)
    const call = { path, body: JSON.parse(String(init?.body)) }
    calls.push(call)
    if (!answer) throw new TypeError('fetch failed')
    return answer(call)
  }
})

const wrongCode = 'The code is wrong.'
const isWrong = (code: string | undefined) => code !== undefined && code !== '123456'

/** A shop that sends the code 123456. */
const shop = ({ body }: Call): Response => {
  if (isWrong(body.otp_code))
    return Response.json(
      { code: 'order_code_wrong', detail: wrongCode, errors: { otp_code: [wrongCode] } },
      { status: 400 },
    )
  return Response.json(body.otp_code ? { token: 'link-7' } : { verification_token: 'v-1', expires_in_minutes: 5 })
}

async function openPage(language: Language) {
  answer = shop
  const found: string[] = []
  const main = await show(<TrackPage onFound={(token) => found.push(token)} />, language)
  const t = wordsOf(trackMessages, language)
  return {
    t,
    main,
    found,
    number: main.getByRole('textbox', { name: t.number }),
    phone: main.getByRole('textbox', { name: t.phone }),
    code: main.getByRole('textbox', { name: t.code, exact: true }),
    press: (name: string) => userEvent.click(main.getByRole('button', { name })),
  }
}

describe.each(languages)('find my order, in %s', (language) => {
  it('asks for the numbers, then for the code, and hands the link over', async () => {
    const { t, main, found, number, phone, code, press } = await openPage(language)
    await userEvent.fill(number, 'nw 100234')
    await userEvent.fill(phone, '٠١٠١٢٣٤٥٦٧٨')
    await press(t.send)
    await expect.element(main.getByRole('heading', { name: t.codeTitle })).toBeVisible()
    await expect.element(main.getByRole('status').first()).toMatchTextContent('NW-100234')
    await expect.element(code).toHaveFocus()
    await userEvent.fill(code, '654321')
    await press(t.open)
    await expect.element(code).toHaveAccessibleDescription(wrongCode)
    await expect.element(code).toHaveFocus()
    expect(found).toEqual([])
    await userEvent.fill(code, '123456')
    await press(t.open)
    await expect.poll(() => found).toEqual(['link-7'])
    const order = { number: 'NW-100234', phone: '01012345678' }
    expect(calls[0]).toEqual({ path: '/api/order-searches/', body: order })
    expect(calls[1]?.body).toEqual({ ...order, otp_code: '654321', verification_token: 'v-1' })
  })

  it('sends nothing that cannot be right, and says so at the first such field', async () => {
    const { t, number, phone, press } = await openPage(language)
    await userEvent.fill(number, 'kettle')
    await userEvent.fill(phone, '0101234')
    await press(t.send)
    await expect.element(phone).toHaveAccessibleDescription(t.badPhone)
    await expect.element(number).toHaveFocus()
    expect(calls).toEqual([])
  })

  it('keeps what was typed without a connection, and when the numbers are changed', async () => {
    const { t, main, number, phone, press } = await openPage(language)
    answer = null
    await userEvent.fill(number, 'NW-100234')
    await userEvent.fill(phone, '01012345678')
    await press(t.send)
    await expect.element(main.getByRole('alert')).toHaveTextContent()
    await expect.element(number).toHaveValue('NW-100234')
    answer = shop
    await press(t.send)
    await press(t.otherOrder)
    await expect.element(number).toHaveValue('NW-100234')
    await expect.element(phone).toHaveValue('01012345678')
    await expect.element(number).toHaveFocus()
  })

  it('a new code is told, and the field is emptied for it', async () => {
    const { t, main, found, number, phone, code, press } = await openPage(language)
    await userEvent.fill(number, 'NW-100234')
    await userEvent.fill(phone, '01012345678')
    await press(t.send)
    await userEvent.fill(code, '654321')
    const told = main.getByRole('status').getByText(t.newCodeSent)
    answer = null
    await press(t.newCode)
    await expect.element(main.getByRole('alert')).toHaveTextContent()
    await expect.element(code).toHaveValue('654321')
    await expect.element(told).not.toBeInTheDocument()
    answer = shop
    await press(t.newCode)
    await expect.element(told).toBeVisible()
    await expect.element(code).toHaveValue('')
    await expect.element(code).toHaveFocus()
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.fill(code, '123456')
    await press(t.open)
    await expect.poll(() => found).toEqual(['link-7'])
  })
})

import { type ChangeRequest, type Language, languages } from '@shop/contract'
import { formatDateTime } from '@shop/i18n'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { AskForChange } from './ask-for-change.tsx'
import { ChangeAsked } from './change-asked.tsx'
import { changingMessages } from './changing.late.messages.ts'

const id = '0197f1c2-7e3a-7c1e-8000-000000000001'
const of = { params: { id }, query: { link_token: 'abc' } }
const at = '2026-11-21T10:00:00.000Z'

/** Shows the button in a shop that answers with `answer`, or refuses where there is none. */
async function showButton(answer: ChangeRequest | null, language: Language = 'en') {
  let stale = 0
  const sent = answerCalls(() => answer ?? undefined)
  function Part() {
    const [asked, setAsked] = useState<ChangeRequest | null>(null)
    return (
      <>
        {asked && <ChangeAsked {...asked} />}
        <AskForChange
          of={of}
          before={asked?.text ?? null}
          isResting={false}
          onAsked={setAsked}
          onStale={() => {
            stale += 1
          }}
        />
      </>
    )
  }
  const part = await show(<Part />, language)
  const t = wordsOf(changingMessages, language)
  const form = page.getByRole('dialog')
  return { part, t, sent, form, send: form.getByRole('button', { name: t.send }), staleCount: () => stale }
}

describe('asking for a change', () => {
  it.each(languages)('sends what was written, and shows that the shop will call: %s', async (language) => {
    const { part, t, sent, form, send } = await showButton({ text: 'The white one', at }, language)
    await part.getByRole('button', { name: t.ask }).click()
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await form.getByRole('textbox', { name: t.yourRequest }).fill('The white one')
    await send.click()
    await expect.element(part.getByText(t.asked({ date: formatDateTime(at, language) }))).toBeVisible()
    await expect.element(part.getByText('The white one')).toBeVisible()
    await expect.element(form).not.toBeInTheDocument()
    expect(sent).toEqual([
      {
        method: 'POST',
        path: `/api/orders/${id}/change-requests/?link_token=abc`,
        body: { text: 'The white one' },
      },
    ])
    // Another request begins with the text of before.
    await part.getByRole('button', { name: t.askAgain }).click()
    await expect.element(form.getByRole('textbox', { name: t.yourRequest })).toHaveValue('The white one')
    await expect.element(form.getByText(t.hintAgain)).toBeVisible()
  })

  it('sends no blanks, and takes at most 500 characters', async () => {
    const { part, t, sent, form, send } = await showButton({ text: 'x', at })
    await part.getByRole('button', { name: t.ask }).click()
    const field = form.getByRole('textbox', { name: t.yourRequest })
    await field.fill('  \n ')
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await expect.element(field).toHaveAttribute('maxlength', '500')
    expect(sent).toEqual([])
  })

  it('keeps what was written when it is refused, and shows the order anew once that is read', async () => {
    const { part, t, form, send, staleCount } = await showButton(null)
    await part.getByRole('button', { name: t.ask }).click()
    const field = form.getByRole('textbox', { name: t.yourRequest })
    await field.fill('The white one')
    await send.click()
    await expect.element(form.getByRole('alert')).toHaveTextContent('Already sent')
    await expect.element(field).toHaveValue('The white one')
    expect(staleCount()).toBe(0)
    await userEvent.keyboard('{Escape}')
    await expect.element(form).not.toBeInTheDocument()
    expect(staleCount()).toBe(1)
    await part.getByRole('button', { name: t.ask }).click()
    await expect.element(field).toHaveValue('The white one')
  })
})

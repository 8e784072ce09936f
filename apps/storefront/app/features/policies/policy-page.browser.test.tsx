import { languages, type Policy } from '@shop/contract'
import { formatDate } from '@shop/i18n'
import { expect, it } from 'vitest'
import { show, wordsOf } from '../../../test/show.tsx'
import { paths } from '../../paths.ts'
import { policiesMessages } from './policies.late.messages.ts'
import { PolicyPage } from './policy-page.tsx'

const sentences = { text: 'Whole sentences. '.repeat(99), is_strong: false, href: null }
const toReturns = { text: 'the returns', is_strong: false, href: paths.returnPolicy() }
const policy: Policy = {
  kind: 'terms',
  title: 'Terms',
  blocks: (['call', 'delivery'] as const).flatMap((id) => [
    { kind: 'heading' as const, id, level: 2 as const, text: `Part ${id}` },
    { kind: 'paragraph' as const, content: [sentences, toReturns] },
  ]),
  version: 1,
  updated_at: '2026-11-20T22:00:00.000Z',
}

it.each(languages)(
  'W-02: a policy says when it changed, and its contents move the focus to the heading of a part (%s)',
  async (language) => {
    const t = wordsOf(policiesMessages, language)
    const part = await show(<PolicyPage policy={policy} home="Nawwar" others={[]} />, language)
    await expect.element(part.getByText(t.lastChanged({ date: formatDate('2026-11-21', language) }))).toBeVisible()
    await expect
      .element(part.getByRole('link', { name: 'the returns' }).first())
      .toHaveAttribute('href', paths.returnPolicy())
    const contents = part.getByRole('navigation', { name: t.contents })
    await contents.getByText(t.contents).first().click()
    await contents.getByRole('link', { name: 'Part delivery' }).click()
    const heading = part.getByRole('heading', { name: 'Part delivery' })
    await expect.element(heading).toHaveFocus()
    await expect.element(heading).toBeInViewport()
  },
)

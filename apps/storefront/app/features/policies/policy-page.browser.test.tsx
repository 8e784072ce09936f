import { languages, type Policy } from '@shop/contract'
import { expect, it } from 'vitest'
import { show, wordsOf } from '../../../test/show.tsx'
import { policiesMessages } from './policies.late.messages.ts'
import { PolicyPage } from './policy-page.tsx'

const sentences = { text: 'Whole sentences. '.repeat(99), is_strong: false, href: null }
const policy: Policy = {
  kind: 'terms',
  title: 'Terms',
  blocks: (['call', 'delivery'] as const).flatMap((id) => [
    { kind: 'heading' as const, id, level: 2 as const, text: `Part ${id}` },
    { kind: 'paragraph' as const, content: [sentences] },
  ]),
  version: 1,
  updated_at: '2026-11-20T22:00:00.000Z',
}

it.each(languages)('W-02: the contents of a policy move the focus to the heading of a part (%s)', async (language) => {
  const t = wordsOf(policiesMessages, language)
  const part = await show(<PolicyPage policy={policy} home="Nawwar" others={[]} />, language)
  const contents = part.getByRole('navigation', { name: t.contents })
  await contents.getByText(t.contents).first().click()
  await contents.getByRole('link', { name: 'Part delivery' }).click()
  const heading = part.getByRole('heading', { name: 'Part delivery' })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
})

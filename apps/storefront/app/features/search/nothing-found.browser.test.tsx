import { expect, it } from 'vitest'
import { checkPart } from '../../../test/check-part.ts'
import { address, show, wordsOf } from '../../../test/show.tsx'
import { NothingFound } from './nothing-found.tsx'
import { searchPageMessages } from './search-page.late.messages.ts'

it('a kind that is not sold has similar products and four ways on', async () => {
  const t = wordsOf(searchPageMessages, 'en')
  const part = await show(
    <NothingFound
      heading="We do not sell washing machines."
      hint={t.noted}
      query="washing machine"
      near={<p>A steam iron</p>}
      categories={[{ id: 4, name: 'Kettles & Coffee' }]}
      popular={['steam iron']}
      ask={{ href: 'https://wa.me/201011111111', text: t.chat }}
    />,
  )
  await expect.element(part.getByRole('heading', { level: 2, name: 'We do not sell washing machines.' })).toBeVisible()
  const regions = [
    [t.near, 'A steam iron'],
    [t.categories, 'Kettles & Coffee'],
    [t.popular, 'steam iron'],
    [t.ask, t.chat],
    [t.again, t.shorter({ query: 'washing' })],
  ] as const
  for (const [name, text] of regions)
    await expect.element(part.getByRole('region', { name }).getByText(text, { exact: true })).toBeVisible()
  await checkPart()
  await part.getByRole('region', { name: t.popular }).getByRole('link').click()
  await expect.poll(() => address).toEqual({ now: '/products', query: '?search=steam+iron' })
})

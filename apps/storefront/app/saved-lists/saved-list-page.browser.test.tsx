import { openLocalStore } from '@shop/session'
import { expect, it } from 'vitest'
import { answerCalls } from '../../test/answering-shop.ts'
import { show } from '../../test/show.tsx'
import type { IdList } from './id-list.ts'
import { SavedListPage } from './saved-list-page.tsx'

const list: IdList = { name: 'favorites', max: 3 }

it('a saved list that cannot be loaded offers a retry', async () => {
  openLocalStore().setItem(list.name, '[7]')
  const answers = [Response.json({}, { status: 503 }), { results: [{ id: 7, name: 'Kettle' }] }]
  answerCalls(({ path }) => (path === '/api/products/chosen/?ids=7' ? answers.shift() : undefined))
  const part = await show(
    <SavedListPage
      list={list}
      title="Favourites"
      loading="Loading"
      trouble={{ heading: 'Not loaded', text: 'They are safe.', retryText: 'Try again' }}
    >
      {({ products }) => products.map(({ id, name }) => <article key={id}>{name}</article>)}
    </SavedListPage>,
  )
  await expect.element(part.getByRole('heading', { name: 'Not loaded' })).toBeVisible()
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect.element(part.getByRole('article')).toHaveTextContent('Kettle')
})
